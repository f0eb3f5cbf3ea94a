import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  makeSearchIndex,
  openSearchIndex,
  searchStories,
} from '@tamarack-lowe/content-model/internal/search';
import { openContent } from '@tamarack-lowe/content-tools';
import { readStoryCatalogue } from '@tamarack-lowe/content-tools/internal/catalogue';

/** A query as a visitor types it, and the story that it should lead to. */
export type SearchPair = {
  language: string;
  query: string;
  /** Section and source slug: `discover/belonging`. */
  story: string;
  /** Difference from the words of the story: none, accents left out, another form of a word, a typing error. */
  kind: 'words' | 'accents' | 'inflected' | 'misspelt';
};

/** A pair with the place of its story among the results, from 1; null: not found. */
export type AskedPair = SearchPair & { place: number | null };

/** A story counts as found among the first of the results, which visitors see without scrolling. */
const FIRST = 5;

const CONTENT = join(import.meta.dirname, '../../content');

/** Reads the published pairs. */
export function readPairs(): SearchPair[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'searchPairs.json'), 'utf8')) as SearchPair[];
}

/** Makes the index of each language as the build does, and searches for the query of every pair. */
export async function askPairs(pairs: readonly SearchPair[] = readPairs()): Promise<AskedPair[]> {
  const asked = [...new Set(pairs.map(({ language }) => language))].map(async (language) => {
    const content = openContent(CONTENT, { language });
    const catalogue = readStoryCatalogue(content);
    const documents = catalogue.map(({ searched }, id) => ({ id, ...searched }));
    const index = await openSearchIndex(makeSearchIndex(documents, language), language);
    const names = catalogue.map(({ section, slug }) => `${section}/${content.idOf(slug, section)}`);
    return pairs
      .filter((pair) => pair.language === language)
      .map((pair) => {
        const found = searchStories([index], pair.query, language);
        const place =
          found === null || found.close ? 0 : found.ids.findIndex((id) => names[id] === pair.story) + 1;
        return { ...pair, place: place > 0 && place <= FIRST ? place : null };
      });
  });
  return (await Promise.all(asked)).flat();
}
