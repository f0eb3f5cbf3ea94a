import { LANGUAGE_MARKS } from '../translations/languageDetection.ts';

/** Fewer words than this are said in any language. */
const LEAST_WORDS = 5;

/** The first part of a tag: what is said in `de-CH` reads as `de`. */
export const primaryOf = (language: string): string => language.split('-')[0] ?? language;

/** In which of the languages that can be told apart a text is written; null where that is not plain. */
export function guessLanguage(text: string): string | null {
  const lower = text.toLowerCase();
  const words = lower.match(/\p{L}+/gu) ?? [];
  if (words.length < LEAST_WORDS) return null;
  const scores = Object.entries(LANGUAGE_MARKS)
    .map(([language, marks]) => ({
      language,
      score: words.filter((word) => marks.words.has(word)).length + (lower.match(marks.letters)?.length ?? 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = scores;
  return first && first.score > (second?.score ?? 0) ? first.language : null;
}
