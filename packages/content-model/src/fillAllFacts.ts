import { ContentError } from './contentError.ts';
import { mapTexts } from './mapTexts.ts';
import type { Facts } from './schema/facts.ts';
import { fillFacts } from './text/fillFacts.ts';

/**
 * A copy of a piece of content with the facts filled in every text it holds, however deep: a block, a slide, a set.
 * Throws one `ContentError` with all complaints.
 */
export function fillAllFacts<T>(value: T, facts: Facts, where = ''): T {
  const complaints: string[] = [];
  const filled = mapTexts(value, (text) => {
    try {
      return fillFacts(text, facts, where);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      complaints.push(...error.complaints);
      return text;
    }
  });
  if (complaints.length > 0) throw new ContentError(complaints);
  return filled;
}
