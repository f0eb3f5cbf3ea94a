import { expect, test } from 'vitest';
import { parseContent } from './parseContent.ts';
import { taxonomySchema } from './taxonomy.ts';

const read = (taxonomy: unknown) => parseContent(taxonomySchema, taxonomy, 'taxonomy.json');

test('every list is optional', () => {
  expect(read({})).toEqual({ regions: [], visitorTypes: [] });
});

const type = (id: string, more = {}) => ({
  id,
  colourScheme: 'dawn',
  choice: ['an apprentice'],
  roles: 'See roles',
  ...more,
});

test('one to three types of visitor have the words of the firm', () => {
  for (const ids of [['apprentice'], ['apprentice', 'expert'], ['apprentice', 'expert', 'partner']])
    expect(read({ visitorTypes: ids.map((id) => type(id)) }).visitorTypes.map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['a topic twice', { topics: ['craft', 'craft'] }, 'topics: A topic is in this list twice.'],
  ['no topic', { topics: [] }, 'topics: "topics" must have at least one topic.'],
  ['a region without words', { regions: [{ id: 'coast' }] }, 'region 1: "label" is missing. Add "label".'],
  [
    'two regions of one id',
    {
      regions: [
        { id: 'coast', label: 'The coast' },
        { id: 'coast', label: 'The sea', slug: 'sea' },
      ],
    },
    'regions: Two entries have the same "id".',
  ],
  [
    'two regions of one address',
    {
      regions: [
        { id: 'coast', label: 'The coast' },
        { id: 'sea', label: 'The sea', slug: 'coast' },
      ],
    },
    'regions: Two entries have the same "slug"',
  ],
  [
    'four visitor types',
    { visitorTypes: ['a', 'b', 'c', 'd'].map((id) => type(id)) },
    'visitorTypes: There are three visitor types at most.',
  ],
  [
    'two visitor types of one id',
    { visitorTypes: [type('expert'), type('expert')] },
    'visitorTypes: Two entries have the same "id".',
  ],
  [
    'two visitor types of one address',
    { visitorTypes: [type('expert'), type('partner', { slug: 'expert' })] },
    'visitorTypes: Two entries have the same "slug"',
  ],
  [
    'an unknown colour scheme',
    { visitorTypes: [type('expert', { colourScheme: 'dask' })] },
    'visitor type 1, colourScheme: "dask" is not one of: dawn, dusk, night. Did you mean "dusk"?',
  ],
])('reports %s', (_, taxonomy, issue) => {
  expect(() => read(taxonomy)).toThrow(`taxonomy.json, ${issue}`);
});
