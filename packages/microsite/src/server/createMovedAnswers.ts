import { movedAnswer } from './movedAnswer.ts';
import type { RequestPath } from './requestPath.ts';

/** The answer of an address that is another's now; null for one that stays where it is. */
export type MovedAnswers = (asked: RequestPath) => Response | null;

/**
 * Answers for addresses whose page has another one, from the first to the second: with and without a slash at the end,
 * and in one hop, even where the other one has moved, too.
 */
export function createMovedAnswers(redirects: Readonly<Record<string, string>>): MovedAnswers {
  const plain = (path: string) => path.replace(/\/$/, '');
  const moved = new Map(Object.entries(redirects).map(([from, to]) => [plain(from), to]));
  return ({ path, query }) => {
    const to = moved.get(plain(path));
    return to === undefined ? null : movedAnswer(moved.get(plain(to)) ?? to, query);
  };
}
