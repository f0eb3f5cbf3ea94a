import { expect, test } from 'vitest';
import { eachText, SHAPES } from './shapes.ts';

test('finds the text of a story with places that count from one', () => {
  const story = {
    $schema: '../story.schema.json',
    slug: 'rain',
    title: ['Rain,', 'at last.'],
    theme: 'one-photo',
    author: { name: 'Ada Moe', job: 'Baker' },
    images: [{ media: 'scenes/rain', type: 'image', alt: 'Rain on a roof' }],
    body: ['It rained.', { type: 'list', items: ['A pot.', 'A pan.'] }],
  };
  expect([...eachText(story, SHAPES.story)]).toEqual([
    { place: 'slug', words: 'rain', as: 'address' },
    { place: 'title', words: 'Rain, at last.', as: 'words' },
    { place: 'author, job', words: 'Baker', as: 'words' },
    { place: 'images 1, alt', words: 'Rain on a roof', as: 'words' },
    { place: 'body 1', words: 'It rained.', as: 'words' },
    { place: 'body 2, items 1', words: 'A pot.', as: 'words' },
    { place: 'body 2, items 2', words: 'A pan.', as: 'words' },
  ]);
});

test('finds every label, and proper names', () => {
  expect([...eachText({ $schema: 'x', close: 'Close' }, SHAPES.messages)]).toEqual([
    { place: 'close', words: 'Close', as: 'words' },
  ]);
  expect([...eachText({ schools: ['Leeds'], city: 'Leeds' }, SHAPES.member)].map(({ as }) => as)).toEqual([
    'name',
    'name',
  ]);
});

test('finds nothing where a file has another shape', () => {
  expect([...eachText({ title: 7, body: { text: 'x' }, images: 'none' }, SHAPES.story)]).toEqual([
    { place: 'images', words: 'none', as: 'words' },
  ]);
});
