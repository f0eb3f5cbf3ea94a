import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { productFiles } from './productFiles.ts';

const content = path.join(import.meta.dirname, '../packages/stories/content');
const json = (...names: string[]) => JSON.parse(readFileSync(path.join(content, ...names), 'utf8'));
/** Lists content files without translations, which contain no names. */
const namesIn = (folder: string) =>
  readdirSync(path.join(content, folder)).filter((name) => !/\.[a-z]{2}\.json$/.test(name));

const brand: {
  firm: string;
  short: string;
  product: string;
  productSlug: string;
  phrase: string;
  line: string;
} = json('brand.json');

/** Values that only the content of the sample may contain. Code gets them as arguments. */
function sampleWords(): string[] {
  const members: { name: string; city: string }[] = namesIn('members').map((file) => json('members', file));
  const stories: { slug: string; author: { name: string; job: string } }[] = ['discover', 'recruit'].flatMap(
    (section) => namesIn(`stories/${section}`).map((slug) => json('stories', section, slug, 'story.json')),
  );
  return [
    ...[brand.firm, brand.short, brand.product, brand.productSlug, brand.phrase, brand.line],
    ...members.flatMap(({ name, city }) => [name, city]),
    ...stories.flatMap(({ author }) => [author.name, author.job.split(', ').at(-1) ?? '']),
    ...stories.map(({ slug }) => slug).filter((slug) => /\w/.test(slug)),
  ];
}

/** Quoted language tags, and primary languages alone. */
const LANGUAGE = /['"`](?:en|fr)(?:[-_][A-Z]{2})?['"`]/;

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anySampleWord = new RegExp(
  `(?<![\\p{L}\\d@-])(?:${[...new Set(sampleWords())].map(escaped).join('|')})(?![\\p{L}\\d-])`,
  'u',
);

/** The content of the sample, and what belongs to one language: its typography, and its messages for editors. */
const KNOWING = [
  'packages/stories/',
  'packages/content-model/src/issues/',
  'packages/content-model/src/typography/',
  'packages/desk/src/server/words.ts',
  'packages/desk/src/team/teamWords.ts',
  'packages/desk/src/client/words/',
  'packages/desk/playwright.config.ts',
];

const packages = productFiles().filter(
  ({ name }) => name.startsWith('packages/') && !KNOWING.some((folder) => name.startsWith(folder)),
);

it('looks for names, cities and slugs of the sample, in all packages', () => {
  expect(packages.length).toBeGreaterThan(300);
  for (const words of [`'${brand.short}'`, 'in Halifax', `href="/${brand.productSlug}/x"`]) {
    expect(words).toMatch(anySampleWord);
  }
  expect("language: 'fr-CA'").toMatch(LANGUAGE);
});

it('gets brand, words, addresses and languages as values, and names none of the sample', () => {
  const wrong = packages.flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, index) => {
      const said = anySampleWord.exec(line) ?? LANGUAGE.exec(line);
      return said && !line.includes('SPDX') ? [`${name}:${index + 1}: ${said[0]}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
