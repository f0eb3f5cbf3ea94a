import { movedAnswer } from './movedAnswer.ts';
import type { RequestPath } from './requestPath.ts';

/** The answer of an address that is another's now; null for one that stays where it is. */
export type MovedAnswers = (asked: RequestPath) => Response | null;

/**
 * Answers for addresses whose page has another one, from the first to the second: with and without a slash at the end,
 * and in one hop, even where the other one has moved, too. What leads back to itself has not moved.
 */
export function createMovedAnswers(redirects: Readonly<Record<string, string>>): MovedAnswers {
  const plain = (path: string) => path.replace(/\/$/, '');
  const moved = new Map(Object.entries(redirects).map(([from, to]) => [plain(from), to]));
  return ({ path, query }) => {
    const passed = new Set([plain(path)]);
    let to = moved.get(plain(path));
    for (let next = to; next !== undefined; next = moved.get(plain(next))) {
      if (passed.has(plain(next))) return null;
      passed.add(plain(next));
      to = next;
    }
    return to === undefined ? null : movedAnswer(to, query);
  };
}
