import { parentPort } from 'node:worker_threads';
import type { IssueText } from '@tamarack-lowe/content-model';
import { issue, readClock } from '@tamarack-lowe/content-model/internal/content';
import {
  type Coverage,
  collectContentIssues,
  coverageIssues,
  startRun,
} from '@tamarack-lowe/content-tools/internal/editing';
import { createDraftFolder, type DraftFolder, type DraftText } from './drafts.ts';
import { type DeskMessage, deskLanguage, say, toDeskMessage } from './words.ts';
import { runJobs } from './workerThread.ts';

/** A check of a content folder, with drafts in place of their files. `place`: folder in which the thread puts them. */
export type CheckJob = { root: string; place: string; drafts: readonly DraftText[] };

/** Result of a check. */
export type CheckReport = {
  issues: DeskMessage[];
  /** Facts, consents and checks that end soon, or are over. */
  due: DeskMessage[];
  /** State of each translated file in each other language; empty when sources cannot be read, and for drafts. */
  coverage: FileCoverage[];
};

type FileCoverage = {
  language: string;
  /** Path of the source file. */
  file: string;
  translation: string;
  isThere: boolean;
  findings: { shortcoming: string; issue: DeskMessage }[];
};

/** Checks a content folder beside the server, which goes on responding. Drafts replace their files. */
let placeDrafts: DraftFolder | undefined;
if (parentPort)
  runJobs(parentPort, async ({ drafts, place, root }: CheckJob) => {
    placeDrafts ??= createDraftFolder(root, place);
    return check(placeDrafts(drafts), drafts.length === 0);
  });

/** Files that stay the same from check to check are parsed once. */
const contentCache = {};

function check(folder: string, withCoverage: boolean): CheckReport {
  startRun();
  const { coverages, issues, warnings } = collectContentIssues(folder, {
    now: readClock(process.env)(),
    together: contentCache,
  });
  const ofReviews = reviewIssues(coverages);
  const inWords = (issue: IssueText) => ofReviews.get(String(issue)) ?? toDeskMessage(issue);
  const coverage = (withCoverage ? coverages : []).flatMap(({ files, language }) =>
    files.map(({ file, findings, isThere, translation }) => ({
      ...{ language, file, translation, isThere },
      findings: findings.map(({ issue, shortcoming }) => ({ shortcoming, issue: inWords(issue) })),
    })),
  );
  return { issues: issues.map(inWords), due: warnings.map(toDeskMessage), coverage };
}

/**
 * Returns the desk's words for issues of the review log, by the English text of `content-tools`. That text ends with a command; in
 * the desk the remedy is a button.
 */
function reviewIssues(coverages: readonly Coverage[]): ReadonlyMap<string, DeskMessage> {
  return new Map(
    coverages.flatMap((coverage) => [
      ...missingLog(coverage),
      ...coverage.files.flatMap(({ findings }) =>
        findings.flatMap(({ issue: found, unread }): [string, DeskMessage][] => {
          if (!unread) return [];
          const { where, why, ...values } = unread;
          const words = { toString: (language?: string) => say(why, deskLanguage(language), values) };
          return [[String(found), toDeskMessage(issue(where, words))]];
        }),
      ),
    ]),
  );
}

/** A language without a review log has one issue beside those of its files. */
function missingLog({ hasReviewLog, language }: Coverage): [string, DeskMessage][] {
  const [found] = coverageIssues({ language, hasReviewLog, files: [] });
  if (!found) return [];
  const words = (tag?: string) => {
    const own = deskLanguage(tag);
    const name = new Intl.DisplayNames([own], { type: 'language' }).of(language) ?? language;
    return say('noReviewLog', own, { language: name });
  };
  return [[String(found), toDeskMessage({ toString: words })]];
}
