/**
 * Measures what a keystroke in the search costs with 2,000 stories: types every published query letter by letter, and prints the
 * CPU time of each search. CPU time, because it leaves out other work of the machine.
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

/** A phone takes four times as long. */
const PHONE_SLOWDOWN = 4;

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
  const search = () => typed.map((query) => cpuTime(() => searchStories(parts, query, language)));
  // The first round compiles the code.
  search();
  const times = search().sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0) * PHONE_SLOWDOWN;
  const shown = [0.5, 0.95, 1].map((share) => `p${share * 100} ${at(share).toFixed(0)} ms`).join(', ');
  console.info(
    `${language}: ${typed.length} keystrokes, ${STORIES} stories, CPU ÷${PHONE_SLOWDOWN}: ${shown}`,
  );
}

/** Returns 2,000 stories: copies of those of the content, in which other words of the content replace a third of the words. */
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

/** Measures the CPU time of some work, in ms. */
function cpuTime(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
