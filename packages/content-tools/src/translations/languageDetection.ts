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

/** What tells a language from others: its most frequent small words, and letters that stand together in it. */
type LanguageMarks = { words: ReadonlySet<string>; letters: RegExp };

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** The languages that can be told apart, by the first part of their tag. What is not here is not guessed. */
export const LANGUAGE_MARKS: Readonly<Record<string, LanguageMarks>> = {
  en: {
    words:
      set(`a about after all an and are as at be because been but by can did for from get had has have he her his how
      i if in into is it its just like me more my no not of on one only or our out she so than that the their them then
      there they this to too up us was we were what when where which who will with would you your`),
    letters: /ing\b|th|wh|ght|sh\b|[a-z]’(?:s|t|re|ll|ve)\b/g,
  },
  fr: {
    words:
      set(`a au aux avec c ce ces cette d dans de des du elle en est et il ils j je l la le les leur leurs m ma mais
      me mon m ne nos notre nous on ont ou où par pas plus pour qu que qui s sa se ses si son sont sous sur t ta tu un une
      vos votre vous y à été être`),
    letters: /[àâçèéêëîïôùûœ]|\b(?:[cdjlmnst]|qu)’|eau|oi[rst]\b|ez\b/g,
  },
};
