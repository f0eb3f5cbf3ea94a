import { expect, test } from 'vitest';
import { factsOn, firstOfSources, isExpired, pageFacts } from './facts.ts';
import { type FactPlaces, fillAllFacts } from './text/fillFacts.ts';

const facts = {
  colleagues: {
    text: 'about 3,000',
    fallback: 'several thousand',
    source: 'People report',
    sample: 'all offices',
    asOf: '2026-09-01',
    until: '2027-08-31',
  },
  offices: {
    text: 'nine',
    fallback: 'several',
    source: 'People report',
    sample: 'all offices',
    asOf: '2026-09-01',
    until: '2027-08-31',
  },
  founded: { text: '1979', source: 'The archive', asOf: '1979-05-14' },
};

test.each([
  ['2026-11-27', 'about 3,000 people since 1979'],
  ['2027-08-31', 'about 3,000 people since 1979'],
  ['2027-09-01', 'several thousand people since 1979'],
  ['2029-01-01', 'several thousand people since 1979'],
])('on %s a page says "%s"', (day, words) => {
  expect(fillAllFacts('{colleagues} people since {founded}', factsOn(day, facts))).toBe(words);
});

test('a fact holds on its last day, and for ever without one', () => {
  expect(isExpired(facts.colleagues, '2027-08-31')).toBe(false);
  expect(isExpired(facts.colleagues, '2027-09-01')).toBe(true);
  expect(isExpired({}, '2999-01-01')).toBe(false);
});

/** Facts of a page with these texts on a day. */
function factsOfPage(texts: readonly string[], day: string, language = 'en-CA') {
  const places: FactPlaces = new Map();
  const current = factsOn(day, facts);
  const filled = fillAllFacts(texts, current, 'a page', places);
  return { filled, found: pageFacts(places, current, language) };
}

test('a page lists its facts by source, and knows where each stands', () => {
  const { filled, found } = factsOfPage(
    ['Since {founded}: {colleagues} of us.', 'No figure here.', '{Colleagues} people, {offices} offices.'],
    '2026-11-27',
  );
  expect(found?.sources).toEqual([
    { source: 'The archive', asOf: '1979-05-14', date: 'May 14, 1979', texts: ['1979'] },
    {
      source: 'People report (all offices)',
      asOf: '2026-09-01',
      date: 'September 1, 2026',
      texts: ['about 3,000', 'nine'],
    },
  ]);
  expect(Object.keys(found?.places ?? {})).toEqual([filled[0], filled[2]]);
  const marked = Object.entries(found?.places ?? {}).map(([text, places]) =>
    places.map(([start, length, source]) => [text.slice(start, start + length), source]),
  );
  expect(marked).toEqual([
    [
      ['1979', 0],
      ['about 3,000', 1],
    ],
    [
      ['About 3,000', 1],
      ['nine', 1],
    ],
  ]);
});

test('the note of a source is said once, at its first figure, and the list names them all', () => {
  const places: FactPlaces = new Map();
  const current = factsOn('2026-11-27', facts);
  const texts = fillAllFacts(
    ['{colleagues} of us, {offices} offices.', 'Since {founded}, {colleagues}.', '{offices} offices.'],
    current,
    'a page',
    places,
  );
  const found = pageFacts(places, current, 'en-CA', firstOfSources(places, current));
  expect(found?.places).toEqual({ [texts[0] as string]: [[0, 11, 0]], [texts[1] as string]: [[6, 4, 1]] });
  expect(found?.sources.map((source) => source.texts)).toEqual([['about 3,000', 'nine'], ['1979']]);
});

test('words that a fact falls back on are no figure of the page', () => {
  expect(factsOfPage(['{colleagues} people'], '2027-09-01').found).toBeUndefined();
});

test('writes the first day of a month as the language does', () => {
  expect(factsOfPage(['{colleagues}'], '2026-11-27', 'fr-CA').found?.sources[0]?.date).toBe(
    '1er septembre 2026',
  );
});
