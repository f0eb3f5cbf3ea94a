/** Words per minute that adults read in silence on a screen; a round number on the careful side. */
const WORDS_PER_MINUTE = 220;

/** How many minutes a number of words takes, rounded up, at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
