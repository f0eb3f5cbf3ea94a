import { expect, test } from 'vitest';
import { countWords, readingMinutes } from './readingTime.ts';

test('counts the words that a visitor reads, without dashes and descriptions', () => {
  const words = countWords([
    'A title',
    { type: 'paragraph', text: 'Three words — here.' },
    { type: 'list', items: ['one', 'two three'] },
    { type: 'buttons', buttons: [{ text: 'Apply now', href: '/', target: '_self' }] },
    { type: 'picture', media: 'scenes/table-dawn', alt: 'A table at dawn' },
  ]);
  expect(words).toBe(10);
});

test('rounds reading time up, to one minute at least', () => {
  expect([0, 1, 220, 221, 700].map(readingMinutes)).toEqual([1, 1, 1, 2, 4]);
});
