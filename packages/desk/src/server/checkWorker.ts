import { parentPort } from 'node:worker_threads';
import { ContentError, type IssueText } from '@tamarack-lowe/content-model';
import { readClock } from '@tamarack-lowe/content-model/internal/content';
import {
  type Coverage,
  collectContentIssues,
  coverageOf,
} from '@tamarack-lowe/content-tools/internal/editing';
import { otherLanguages } from '@tamarack-lowe/content-tools/internal/languages';
import type { CheckJob, CheckReport } from './checks.ts';
import { withDrafts } from './draftFolder.ts';
import { reviewIssues } from './reviewIssues.ts';
import { spoken } from './words.ts';
import { answerJobs } from './workerThread.ts';

/** Checks a content folder beside the server, which goes on answering. Drafts stand in for their files. */
if (parentPort) answerJobs(parentPort, ({ drafts, root }: CheckJob) => withDrafts(root, drafts, check));

function check(folder: string): CheckReport {
  const { issues } = collectContentIssues(folder, { now: readClock(process.env)() });
  const coverages = orNone((): Coverage[] =>
    otherLanguages(folder).map((language) => coverageOf(folder, language, 'error')),
  );
  const ofReviews = reviewIssues(coverages);
  const inWords = (issue: IssueText) => ofReviews.get(String(issue)) ?? spoken(issue);
  const coverage = coverages.flatMap(({ files, language }) =>
    files.map(({ file, findings, isThere, translation }) => ({
      ...{ language, file, translation, isThere },
      findings: findings.map(({ issue, shortcoming }) => ({ shortcoming, issue: inWords(issue) })),
    })),
  );
  return { issues: issues.map(inWords), coverage };
}

/** Returns an empty list when sources cannot be read: their issues are reported. */
function orNone<Entry>(work: () => Entry[]): Entry[] {
  try {
    return work();
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}
