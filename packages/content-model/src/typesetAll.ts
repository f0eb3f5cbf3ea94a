import { mapTexts } from './mapTexts.ts';
import { typeset } from './typeset.ts';

/** A copy of words with every text set for `language`, however deep. Takes words only: it knows no slug from a title. */
export function typesetAll<T>(words: T, language: string): T {
  return mapTexts(words, (text) => typeset(text, language));
}
