import type { ChecklistGroup } from './checklistFrom.ts';
import type { Inks } from './printStyle.ts';

/** One page of a checklist. */
export type ChecklistPage = { name: string; lines: string[]; readMore: string; groups: ChecklistGroup[] };

/** Everything a checklist shows. */
export type Checklist = {
  title: string;
  lead: string;
  firm: string;
  /** BCP 47, for those who have it read aloud. */
  language: string;
  licence: string | undefined;
  /** `YYYY-MM-DD`, the day the words last changed. It is the date of the file too, so that the same words give the same file. */
  updated: string;
  inks: Inks;
  pages: ChecklistPage[];
};
