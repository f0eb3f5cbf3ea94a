import type { Brand, Facts, Member, Promises, SlideSet } from '@tamarack-lowe/content-model';
import type { Media } from '../media/openMedia.ts';
import type { SourceResource, SourceStory, Sources } from '../read/sources.ts';

/** What every rule of the content check may look at: content in one language that its schemas have accepted. */
export type CheckContext = Media & {
  root: string;
  /** When the check runs: days that have not come by then are slips. */
  now: Date;
  sources: Sources;
  /** What editors call what is said in this language: "rain", or "rain (ca)" where that is not the language of the source. */
  nameIn: (name: string) => string;
  /** The file that says it in this language, as a path inside the folder. */
  fileIn: (file: string) => string;
  brand: Brand;
  facts: Facts;
  labels: Record<string, string>;
  promises: Promises | null;
  stories: SourceStory[];
  slideSets: SlideSet[];
  members: Member[];
  resources: SourceResource[];
};

/** A rule returns what is wrong, in an editor's words: the place, what a visitor would meet, and the remedy. */
export type Rule = (context: CheckContext) => string[];
