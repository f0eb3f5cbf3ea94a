/** Shorter texts are too ambiguous. */
const LEAST_WORDS = 5;

/** Guesses the language of a text among the known ones; null where it is ambiguous. */
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

/** Features of a language: its most frequent short words, and typical letter sequences. */
type LanguageMarks = { words: ReadonlySet<string>; letters: RegExp };

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Known languages by primary subtag. Others are never guessed. */
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
