import { issue } from '@tamarack-lowe/content-model/internal/content';
import { type Coverage, coverageIssues } from '@tamarack-lowe/content-tools/internal/editing';
import { deskLanguage, type Spoken, say, spoken } from './words.ts';

/**
 * Returns the desk's words for issues of the review log, by the English text of `content-tools`. That text ends with a command; in
 * the desk the remedy is a button.
 */
export function reviewIssues(coverages: readonly Coverage[]): ReadonlyMap<string, Spoken> {
  return new Map(
    coverages.flatMap((coverage) => [
      ...missingLog(coverage),
      ...coverage.files.flatMap(({ findings }) =>
        findings.flatMap(({ issue: found, unread }): [string, Spoken][] => {
          if (!unread) return [];
          const { where, why, ...values } = unread;
          const words = { toString: (language?: string) => say(why, deskLanguage(language), values) };
          return [[String(found), spoken(issue(where, words))]];
        }),
      ),
    ]),
  );
}

/** A language without a review log has one issue beside those of its files. */
function missingLog({ hasReviewLog, language }: Coverage): [string, Spoken][] {
  const [found] = coverageIssues({ language, hasReviewLog, files: [] });
  if (!found) return [];
  const words = (tag?: string) => {
    const own = deskLanguage(tag);
    const name = new Intl.DisplayNames([own], { type: 'language' }).of(language) ?? language;
    return say('noReviewLog', own, { language: name });
  };
  return [[String(found), spoken({ toString: words })]];
}
