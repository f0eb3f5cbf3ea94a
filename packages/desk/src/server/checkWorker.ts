import { parentPort } from 'node:worker_threads';
import type { IssueText } from '@tamarack-lowe/content-model';
import { readClock } from '@tamarack-lowe/content-model/internal/content';
import { collectContentIssues, lookAgain } from '@tamarack-lowe/content-tools/internal/editing';
import type { CheckJob, CheckReport } from './checks.ts';
import { createDraftFolder, type DraftFolder } from './draftFolder.ts';
import { reviewIssues } from './reviewIssues.ts';
import { spoken } from './words.ts';
import { answerJobs } from './workerThread.ts';

/** Checks a content folder beside the server, which goes on answering. Drafts stand in for their files. */
let show: DraftFolder | undefined;
if (parentPort)
  answerJobs(parentPort, async ({ drafts, place, root }: CheckJob) => {
    show ??= createDraftFolder(root, place);
    return check(show(drafts), drafts.length === 0);
  });

/** Files that stay the same from check to check are parsed once. */
const together = {};

function check(folder: string, withCoverage: boolean): CheckReport {
  lookAgain();
  const { coverages, issues, warnings } = collectContentIssues(folder, {
    now: readClock(process.env)(),
    together,
  });
  const ofReviews = reviewIssues(coverages);
  const inWords = (issue: IssueText) => ofReviews.get(String(issue)) ?? spoken(issue);
  const coverage = (withCoverage ? coverages : []).flatMap(({ files, language }) =>
    files.map(({ file, findings, isThere, translation }) => ({
      ...{ language, file, translation, isThere },
      findings: findings.map(({ issue, shortcoming }) => ({ shortcoming, issue: inWords(issue) })),
    })),
  );
  return { issues: issues.map(inWords), due: warnings.map(spoken), coverage };
}
