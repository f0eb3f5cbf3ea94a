import { ContentError } from './contentError.ts';
import type { Facts } from './facts.ts';
import { fillFacts } from './fillFacts.ts';

/**
 * A copy of a piece of content with the facts filled in every text it holds, however deep: a block, a slide, a set.
 * Throws one `ContentError` with all complaints.
 */
export function fillAllFacts<T>(value: T, facts: Facts, where = ''): T {
  const complaints: string[] = [];
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') {
      try {
        return fillFacts(part, facts, where);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        complaints.push(...error.complaints);
        return part;
      }
    }
    if (Array.isArray(part)) return part.map(fill);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fill(inner)]));
  };
  const filled = fill(value) as T;
  if (complaints.length > 0) throw new ContentError(complaints);
  return filled;
}
