import { lettersOf, visibleText } from './text/characters.ts';

/** The most code points of a name, so that nobody can fill the storage. */
export const NAME_MAX_LENGTH = 80;

/**
 * Cleans a typed first name for storage and display. Returns null for anything that is not a string, and for a string without
 * a visible letter, digit or symbol. Collapses white space and control characters to one space, removes invisible
 * characters, and cuts a very long name between two characters. A single character is a name: 李, É, O.
 */
export function readVisitorName(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const name = visibleText(cutName(value))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return /[\p{L}\p{N}\p{S}]/u.test(name) ? name : null;
}

function cutName(text: string): string {
  if (text.length <= NAME_MAX_LENGTH) return text;
  // A code point has two units at most, so this keeps enough to cut from.
  const letters = lettersOf(text.slice(0, 3 * NAME_MAX_LENGTH));
  while ([...letters.join('')].length > NAME_MAX_LENGTH) letters.pop();
  return letters.join('');
}
