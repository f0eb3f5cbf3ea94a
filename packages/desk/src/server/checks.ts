import type { DraftText } from './draftFolder.ts';

/** A check of a content folder, with drafts in place of their files. */
export type CheckJob = { root: string; drafts: readonly DraftText[] };

export type SpokenIssue = { en: string; fr: string };

/** Result of a check. */
export type CheckReport = {
  issues: SpokenIssue[];
  /** State of each translated file in each other language; empty when sources cannot be read. */
  coverage: FileCoverage[];
};

type FileCoverage = {
  language: string;
  /** Path of the source file. */
  file: string;
  translation: string;
  isThere: boolean;
  findings: { shortcoming: string; issue: SpokenIssue }[];
};
