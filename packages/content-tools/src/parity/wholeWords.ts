const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One spelling of what may be written in two: accents in one letter, apostrophes as in print. */
export const oneSpelling = (words: string): string => words.normalize('NFC').replaceAll("'", '’');

/** Finds these words, in capitals too, where they stand whole; the longest of them first. Null for none. */
export function wholeWords(words: readonly string[]): RegExp | null {
  if (words.length === 0) return null;
  const longestFirst = words.map(oneSpelling).toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}
