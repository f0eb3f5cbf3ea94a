import MiniSearch, { type AsPlainObject, type Options, type SearchOptions } from 'minisearch';
import { makeStemmer, splitWords } from './words.ts';

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

/** Ways to ask, the strictest first. The next one is tried only if nothing was found. */
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
