import MiniSearch, { type AsPlainObject, type Options, type SearchOptions } from 'minisearch';
import { primaryLanguage } from '../languages.ts';

/** Texts of a story by their weight in a search. */
export type SearchedStory = {
  /** Place of the story in the list of all stories. */
  id: number;
  /** Short name and headline. */
  title: string;
  /** People, jobs, places and topics. */
  about: string;
  /** Everything else that a visitor reads. */
  text: string;
};

/** Part of a search index, as JSON. */
export type SearchIndexFile = AsPlainObject;

/** Part of a search index, ready to be asked. */
export type SearchIndex = MiniSearch;

const FIELDS = ['title', 'about', 'text'] as const;

/** The build and browsers must use the same options: an index only finds words that were reduced in the same way. */
function optionsOf(language: string): Options {
  return { fields: [...FIELDS], tokenize: splitWords, processTerm: makeStemmer(language) };
}

/** Makes the index of some stories. */
export function makeSearchIndex(stories: readonly SearchedStory[], language: string): SearchIndexFile {
  const index = new MiniSearch(optionsOf(language));
  index.addAll(stories);
  return index.toJSON();
}

/** Opens a part of an index in steps, so that a visitor can type meanwhile. Rejects for anything that is no index. */
export function openSearchIndex(file: SearchIndexFile, language: string): Promise<SearchIndex> {
  return MiniSearch.loadJSAsync(file, optionsOf(language));
}

/** Stories that a query finds, the best first. */
export type FoundStories = {
  ids: readonly number[];
  /** No story has all words of the query, not even misspelt: these come closest. */
  close: boolean;
};

const BOOST = { boost: { title: 4, about: 3 } } satisfies SearchOptions;

const WITH_BEGINNINGS: SearchOptions = {
  ...BOOST,
  combineWith: 'AND',
  prefix: (word) => word.length > 1,
  weights: { prefix: 0.6, fuzzy: 0.3 },
};

/** One slip in a word of four letters, two in one of six. Numbers are exact. */
const slips = (share: number) => (word: string) => word.length > 3 && !/\d/.test(word) && share;

/** Options of the searches, the strictest first. The next search runs only if the one before it finds nothing. */
const WAYS: readonly SearchOptions[] = [
  WITH_BEGINNINGS,
  { ...WITH_BEGINNINGS, fuzzy: slips(0.25) },
  { ...WITH_BEGINNINGS, combineWith: 'OR', fuzzy: slips(0.34), maxFuzzy: 3 },
];

/** Finds the stories of a query in all parts of an index. Null: the query has no word to look for. */
export function searchStories(
  parts: readonly SearchIndex[],
  query: string,
  language: string,
): FoundStories | null {
  const stem = makeStemmer(language);
  if (!splitWords(query).some((word) => stem(word) !== null)) return null;
  for (const way of WAYS) {
    const found = parts.flatMap((part) => part.search(query, way));
    if (found.length === 0) continue;
    const ids = found.toSorted((one, two) => two.score - one.score).map(({ id }): number => id);
    return { ids, close: way === WAYS.at(-1) };
  }
  return { ids: [], close: true };
}

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

/** Returns a text in small letters without accents: "Équité" and "equite" are the same to a search. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøđłı]/g, (letter) => LETTERS[letter] ?? letter);
}

/**
 * Splits a text into words without accents. An apostrophe ends a word, and single letters are none: « l’entrevue » is one
 * word.
 */
export function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]{2,}|\p{N}/gu) ?? [];
}

/** Words and endings of a language that a search ignores. All are without accents, because words lose them first. */
type Grammar = { stopWords: ReadonlySet<string>; ending: RegExp; last: RegExp };

const words = (list: string) => new Set(list.split(' '));

/**
 * Endings are removed, never replaced, so that a rule cannot contradict another one. At least four letters stay in French and three
 * in English: "client" keeps its "ent". `last` removes what is left of a plural.
 */
const GRAMMARS: Readonly<Record<string, Grammar>> = {
  fr: {
    stopWords: words(
      'au aux avec ce ces cet cette comme dans de des du elle elles en est et il ils je la le les leur leurs lui ma mais me mes mon ne nos notre nous on ont ou par pas pour qu que qui sa se ses son sont sur ta te tes ton tu un une vos votre vous',
    ),
    ending:
      /^(.{4,}?)(?:(?:iss)?ements?|ations?|ateurs?|atrices?|euses?|eurs?|rices?|ances?|ences?|antes?|ants?|ites?|iques?|ismes?|istes?|ives?|ifs?|ages?|ieres?|iers?|iees?|iee?|ees?|aient|ait|ais|ent|ions?|ons|er|ez|ie?s?|es?)$/,
    last: /(?<=.{3})[sx]$/,
  },
  en: {
    stopWords: words(
      'am an and are as at be but by did do does for from had has have he her his how in is it its me my of on or our she so that the their them they this to was we were what when which who will with you your',
    ),
    ending: /^(.{3,}?)(?:ations?|ments?|ness|ying|ings?|ied|ies|ed|ers?|ors?|(?<=.{4})ly|ys?|es?)$/,
    last: /(?<=[^s]{3})s$|(?<=([bdfglmnprt]))\1$/,
  },
};

/**
 * Returns the function that reduces a word without accents to its stem, or to null for a stop word. Accents must be gone before:
 * endings are written without them. In a language without rules of its own, each word is its stem.
 */
export function makeStemmer(language: string): (word: string) => string | null {
  const grammar = GRAMMARS[primaryLanguage(language)];
  if (!grammar) return (word) => word;
  const { stopWords, ending, last } = grammar;
  return (word) =>
    stopWords.has(word) ? null : /\d/.test(word) ? word : word.replace(ending, '$1').replace(last, '');
}
