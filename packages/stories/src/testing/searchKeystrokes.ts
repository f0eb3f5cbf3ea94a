/**
 * Measures what a keystroke in the search costs with 2,000 stories: types every published query letter by letter, and prints the time
 * of the processor that each search takes. Time of the processor, because other work on a machine does not count in it.
 *
 *   pnpm --filter @tamarack-lowe/stories bench:search
 */
import { join } from 'node:path';
import {
  makeSearchIndex,
  openSearchIndex,
  type SearchedStory,
  searchStories,
} from '@tamarack-lowe/content-model/internal/search';
import { openContent } from '@tamarack-lowe/content-tools';
import { readStoryCatalogue } from '@tamarack-lowe/content-tools/internal/catalogue';
import { readPairs } from './findPairs.ts';

const STORIES = 2000;

/** Stories of a part of the index, as sites have them. */
const PER_INDEX = 250;

/** The processor of a phone that takes four times as long. */
const SLOWER = 4;

const CONTENT = join(import.meta.dirname, '../../content');

for (const language of new Set(readPairs().map((pair) => pair.language))) {
  const documents = manyStories(language);
  const parts = await Promise.all(
    Array.from({ length: STORIES / PER_INDEX }, (_, part) =>
      openSearchIndex(
        makeSearchIndex(documents.slice(part * PER_INDEX, (part + 1) * PER_INDEX), language),
        language,
      ),
    ),
  );
  const queries = readPairs().flatMap((pair) => (pair.language === language ? pair.query : []));
  const typed = queries.flatMap((query) => Array.from(query, (_, index) => query.slice(0, index + 1)));
  const search = () => typed.map((query) => processorTime(() => searchStories(parts, query, language)));
  // The first round compiles the code.
  search();
  const times = search().sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0) * SLOWER;
  const shown = [0.5, 0.95, 1].map((share) => `p${share * 100} ${at(share).toFixed(0)} ms`).join(', ');
  console.info(`${language}: ${typed.length} keystrokes, ${STORIES} stories, CPU ÷${SLOWER}: ${shown}`);
}

/** Copies the stories of the content until they are enough; in each copy, other words of the content replace a third. */
function manyStories(language: string): SearchedStory[] {
  const stories = readStoryCatalogue(openContent(CONTENT, { language })).map(({ searched }) => searched);
  const words = [...new Set(JSON.stringify(stories).match(/\p{L}{3,}/gu) ?? [])];
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed % below;
  };
  const vary = (text: string) =>
    text.replace(/\p{L}{3,}/gu, (word) => (random(3) === 0 ? (words[random(words.length)] ?? word) : word));
  return Array.from({ length: STORIES }, (_, id) => {
    const { title = '', about = '', text = '' } = stories[id % stories.length] ?? {};
    return { id, title: vary(title), about: vary(about), text: vary(text) };
  });
}

/** Time of the processor that some work takes, ms. */
function processorTime(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
