import { expect, test } from 'vitest';
import { parseContent } from './parseContent.ts';
import { taxonomySchema } from './taxonomy.ts';

const read = (taxonomy: unknown) => parseContent(taxonomySchema, taxonomy, 'taxonomy.json');

test('every list is optional', () => {
  expect(read({})).toEqual({ regions: [], visitorTypes: [] });
});

const type = (id: string, more = {}) => ({
  id,
  light: 'dawn',
  choice: ['an apprentice'],
  roles: 'See roles',
  ...more,
});

test('one to three types of visitor have the words of the firm', () => {
  for (const ids of [['apprentice'], ['apprentice', 'expert'], ['apprentice', 'expert', 'partner']])
    expect(read({ visitorTypes: ids.map((id) => type(id)) }).visitorTypes.map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['a topic twice', { topics: ['craft', 'craft'] }, 'topics: A topic stands here twice.'],
  ['no topic', { topics: [] }, 'topics: Write a topic.'],
  ['a region without words', { regions: [{ id: 'coast' }] }, 'region 1: "label" is missing. Add "label".'],
  [
    'two regions of one id',
    {
      regions: [
        { id: 'coast', label: 'The coast' },
        { id: 'coast', label: 'The sea', slug: 'sea' },
      ],
    },
    'regions: An id stands here twice.',
  ],
  [
    'two regions of one address',
    {
      regions: [
        { id: 'coast', label: 'The coast' },
        { id: 'sea', label: 'The sea', slug: 'coast' },
      ],
    },
    'regions: Two regions have one "slug"',
  ],
  [
    'four visitor types',
    { visitorTypes: ['a', 'b', 'c', 'd'].map((id) => type(id)) },
    'visitorTypes: Visitors choose among three types at most.',
  ],
  [
    'two visitor types of one id',
    { visitorTypes: [type('expert'), type('expert')] },
    'visitorTypes: An id stands here twice.',
  ],
  [
    'two visitor types of one address',
    { visitorTypes: [type('expert'), type('partner', { slug: 'expert' })] },
    'visitorTypes: Two visitor types have one "slug"',
  ],
  [
    'an unknown colour scheme',
    { visitorTypes: [type('expert', { light: 'dask' })] },
    'visitor type 1, light: "dask" is not one we know. A visitor comes at dawn, dusk or night. Did you mean "dusk"?',
  ],
])('reports %s', (_, taxonomy, issue) => {
  expect(() => read(taxonomy)).toThrow(`taxonomy.json, ${issue}`);
});
