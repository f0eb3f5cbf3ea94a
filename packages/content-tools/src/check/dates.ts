import { issue, message } from '@tamarack-lowe/content-model/internal/content';
import { issuesOf } from '../files/issues.ts';
import { otherLanguages } from '../files/languages.ts';
import { type ReviewLog, readReviewLog, reviewLogFile } from '../translations/reviewLog.ts';
import type { Rule } from './context.ts';

/** Date of something that has happened, `YYYY-MM-DD`, and the message for a date in the future. */
type Day = { where: string; day: string | undefined; slip: 'futureChange' | 'futureReading' };

const DAY_MS = 86_400_000;

/** Finds dates of past events that are in the future: a wrong year would stay in the sitemap until then. */
export const futureDates: Rule = ({ facts, members, nameIn, now, resources, root, sources, stories }) => {
  // In the first time zones it is already tomorrow.
  const last = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  const changed = (name: string, day: string | undefined): Day => ({
    where: `${nameIn(name)}, updated`,
    day,
    slip: 'futureChange',
  });
  const hiring = sources.hiring();
  const read = (where: string, day: string | undefined): Day => ({ where, day, slip: 'futureReading' });
  const days: Day[] = [
    ...[...stories, ...resources].map(({ id, updated }) => changed(id, updated)),
    ...members.map(({ slug, updated }) => changed(slug, updated)),
    ...Object.entries(facts).map(
      ([key, { asOf }]): Day => ({
        where: `facts, ${key}, asOf`,
        day: asOf,
        slip: 'futureReading',
      }),
    ),
    changed('hiring', hiring?.updated),
    changed('pathway', sources.pathway()?.updated),
    changed('statement', sources.statement()?.updated),
    read('hiring, law, asOf', hiring?.law?.asOf),
    ...(hiring?.promises ?? []).map(({ checked, id }) => read(`hiring, ${id}, checked`, checked)),
    ...(hiring?.steps ?? []).map(({ id, machine }) => read(`hiring, ${id}, checked`, machine.checked)),
    ...otherLanguages(root).flatMap((language) =>
      Object.entries(readable(root, language)).map(
        ([file, { on }]): Day => ({
          where: `${reviewLogFile(language)}, ${file}, on`,
          day: on,
          slip: 'futureReading',
        }),
      ),
    ),
  ];
  return days.flatMap(({ where, day, slip }) =>
    day !== undefined && day > last ? [issue(where, message(slip, { day }))] : [],
  );
};

/** Reads a review log; another rule reports one that cannot be read. */
function readable(root: string, language: string): ReviewLog {
  let reviewLog: ReviewLog | null = null;
  issuesOf(() => {
    reviewLog = readReviewLog(root, language);
  });
  return reviewLog ?? {};
}
