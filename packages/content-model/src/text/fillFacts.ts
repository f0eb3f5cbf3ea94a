import { ContentError } from '../contentError.ts';
import { factText } from '../factText.ts';
import type { Facts } from '../schema/facts.ts';
import { nearestWord } from './nearestWord.ts';

/**
 * Copy with every `{key}` replaced by the text of that fact, as `factText` has it. `where` names the file and block in
 * complaints. Throws a `ContentError` for a key that is not among the facts: a visitor would read the braces.
 */
export function fillFacts(text: string, facts: Facts, where = ''): string {
  const complaints: string[] = [];
  const filled = text.replace(/\{([^{}]*)\}/g, (braces, key: string) => {
    const text = factText(facts, key);
    if (text !== undefined) return text;
    const near = nearestWord(key.trim(), Object.keys(facts));
    const remedy = near === null ? 'Add it to facts.json, or write it out.' : `Did you mean {${near}}?`;
    complaints.push(
      `${where}${where && ': '}there is no fact ${braces}. Visitors would read the braces. ${remedy}`,
    );
    return braces;
  });
  if (complaints.length > 0) throw new ContentError(complaints);
  return filled;
}
