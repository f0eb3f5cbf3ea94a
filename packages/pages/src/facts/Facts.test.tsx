import type { PageFacts } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { FactList, FactsProvider, FactText, factTexts } from './Facts.tsx';

const TEXT = 'There are about forty of us. About forty, and three dogs.';
const FACTS: PageFacts = {
  sources: [
    { source: 'The hooks', asOf: '2026-09-01', date: 'September 1, 2026', texts: ['about forty'] },
    { source: 'The kennel', asOf: '2026-10-01', date: 'October 1, 2026', texts: ['three', 'four'] },
  ],
  places: {
    [TEXT]: [
      [10, 11, 0],
      [29, 11, 0],
      [46, 5, 1],
    ],
  },
};

const page = (text: string, facts: PageFacts | undefined) =>
  render(
    <FactsProvider facts={facts}>
      <p>
        <FactText text={text} />
      </p>
      <FactList facts={facts} />
    </FactsProvider>,
  );
const words = (markup: string) => markup.replace(/<[^>]+>/g, '');
const bodyOf = (html: string) => /<p>(.*?)<\/p>/.exec(html)?.[1] ?? '';

test('a fact is a link to its line in the list, and every word stays', () => {
  const html = page(TEXT, FACTS);
  expect(words(bodyOf(html))).toBe(TEXT);
  const links = [...bodyOf(html).matchAll(/<a [^>]*href="#([\w-]+)"[^>]*>([^<]+)</g)];
  expect(links.map(([, id, text]) => [id, text])).toEqual([
    ['facts-0', 'about forty'],
    ['facts-0', 'About forty'],
    ['facts-1', 'three'],
  ]);
  for (const [, id] of links) expect(html.match(new RegExp(`id="${id}"`, 'g'))).toHaveLength(1);
});

test('the list says as of when and from where, without scripts', () => {
  expect(words(page(TEXT, FACTS).replace(/<p>.*<\/p>/, ''))).toBe(
    'factsTitle' +
      'about forty As of September 1, 2026. Source: The hooks' +
      'three, four As of October 1, 2026. Source: The kennel',
  );
});

test('a source of many figures speaks for itself', () => {
  const sources = FACTS.sources.slice(0, 1).map((source) => ({ ...source, texts: ['one', 'two', 'three'] }));
  expect(words(render(<FactList facts={{ ...FACTS, sources }} />))).toBe(
    'factsTitleAs of September 1, 2026. Source: The hooks',
  );
});

test('a text without facts, and a page without any, are as they were', () => {
  expect(bodyOf(page('No figure.', FACTS))).toBe('No figure.');
  expect(page(TEXT, undefined)).toBe(`<p>${TEXT}</p>`);
  expect(render(factTexts(['One', 'Two']))).toBe('OneTwo');
});

test('lists on one page have ids of their own, and each fact leads to its list', () => {
  const lists = ['first', 'second'].map((id) => (
    <FactsProvider key={id} facts={FACTS} id={id}>
      <FactText text={TEXT} />
      <FactList facts={FACTS} id={id} />
    </FactsProvider>
  ));
  const html = render(lists);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets).toHaveLength(6);
  for (const id of targets) expect(ids).toContain(id);
});
