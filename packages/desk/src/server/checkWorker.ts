import { parentPort } from 'node:worker_threads';
import { ContentError } from '@tamarack-lowe/content-model';
import { collectContentIssues, coverageOf } from '@tamarack-lowe/content-tools/internal/editing';
import { otherLanguages } from '@tamarack-lowe/content-tools/internal/languages';
import type { CheckJob, CheckReport } from './checks.ts';
import { withDrafts } from './draftFolder.ts';
import { spoken } from './words.ts';
import { answerJobs } from './workerThread.ts';

/** Checks a content folder beside the server, which goes on answering. Drafts stand in for their files. */
if (parentPort) answerJobs(parentPort, ({ drafts, root }: CheckJob) => withDrafts(root, drafts, check));

function check(folder: string): CheckReport {
  const { issues } = collectContentIssues(folder);
  const coverage = orNone(() =>
    otherLanguages(folder).flatMap((language) =>
      coverageOf(folder, language, 'error').files.map(({ file, findings, isThere, translation }) => ({
        language,
        file,
        translation,
        isThere,
        findings: findings.map(({ issue, shortcoming }) => ({ shortcoming, issue: spoken(issue) })),
      })),
    ),
  );
  return { issues: issues.map(spoken), coverage };
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
