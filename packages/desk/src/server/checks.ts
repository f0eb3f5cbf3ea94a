import type { DraftText } from './draftFolder.ts';
import type { Spoken } from './words.ts';

/** A check of a content folder, with drafts in place of their files. `place`: folder in which the thread puts them. */
export type CheckJob = { root: string; place: string; drafts: readonly DraftText[] };

/** Result of a check. */
export type CheckReport = {
  issues: Spoken[];
  /** What somebody has to look at soon: facts, consents and checks that end, or are over. */
  due: Spoken[];
  /** State of each translated file in each other language; empty when sources cannot be read, and for drafts. */
  coverage: FileCoverage[];
};

type FileCoverage = {
  language: string;
  /** Path of the source file. */
  file: string;
  translation: string;
  isThere: boolean;
  findings: { shortcoming: string; issue: Spoken }[];
};
