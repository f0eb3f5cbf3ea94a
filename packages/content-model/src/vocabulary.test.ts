import { expect, test } from 'vitest';
import { parseContent } from './parseContent.ts';
import { vocabularySchema } from './vocabulary.ts';

const read = (vocabulary: unknown) => parseContent(vocabularySchema, vocabulary, 'vocabulary.json');

test('a firm may have no words of its own', () => {
  expect(read({})).toEqual({ regions: [] });
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
])('complains of %s', (_, vocabulary, complaint) => {
  expect(() => read(vocabulary)).toThrow(`vocabulary.json, ${complaint}`);
});
