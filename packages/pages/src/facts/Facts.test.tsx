import type { PageFacts } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { FactList, FactsProvider, FactText, factTexts } from './Facts.tsx';

const TEXT = 'There are about forty of us. About forty, and three dogs.';
const FACTS: PageFacts = {
  list: [
    { text: 'about forty', source: 'The hooks', asOf: '2026-09-01', date: 'September 1, 2026' },
    { text: 'three', source: 'The kennel', asOf: '2026-10-01', until: '2027-10-01', date: 'October 1, 2026' },
  ],
  places: {
    [TEXT]: [
      [10, 0],
      [29, 0],
      [46, 1],
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
    ['fact-1', 'about forty'],
    ['fact-1', 'About forty'],
    ['fact-2', 'three'],
  ]);
  for (const [, id] of links) expect(html.match(new RegExp(`id="${id}"`, 'g'))).toHaveLength(1);
});

test('says as of when and from where, beside the fact and in its line', () => {
  const html = page(TEXT, FACTS);
  expect(html.match(/data-note="[^"]*September 1, 2026[^"]*The hooks/g)).toHaveLength(2);
  expect(words(html.slice(html.indexOf('<ul>')))).toMatch(
    /about forty.*September 1, 2026.*The hooks.*three.*October 1, 2026.*The kennel/,
  );
});

test('a text without facts, and a page without any, are as they were', () => {
  expect(bodyOf(page('No figure.', FACTS))).toBe('No figure.');
  expect(page(TEXT, undefined)).toBe(`<p>${TEXT}</p>`);
  expect(render(factTexts(['One', 'Two']))).toBe('OneTwo');
});
