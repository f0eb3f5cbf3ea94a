import { expect, test } from 'vitest';
import { say, sayFrom } from '../testing/sayings.ts';
import { countWords } from './countWords.ts';

const words = { say, language: 'en-CA' };
const count = (counted: Parameters<typeof countWords>[0]) => countWords(counted, words);

test('counts the events, and those shown of them when the list is narrowed', () => {
  expect(count({ coming: 14, past: 0, total: 14, filtered: false })).toBe('14 events, soonest first');
  expect(count({ coming: 5, past: 0, total: 14, filtered: true })).toBe('5 of 14 events, soonest first');
  expect(count({ coming: 1, past: 0, total: 1, filtered: false })).toBe('1 event');
  expect(count({ coming: 0, past: 0, total: 14, filtered: true })).toBe('0 of 14 events');
});

test('says how many can still be gone to once some are over', () => {
  expect(count({ coming: 15, past: 25, total: 40, filtered: false })).toBe('40 events: 15 to come, 25 past');
  expect(count({ coming: 0, past: 4, total: 40, filtered: true })).toBe('4 of 40 events: 0 to come, 4 past');
});

test('none is singular in French, and plural in English', () => {
  const french = {
    say: sayFrom({ eventsOne: '{total} événement', eventsMany: '{total} événements' }),
    language: 'fr-CA',
  };
  const counted = (total: number) => ({ coming: 0, past: 0, total, filtered: false });
  expect([0, 1, 2].map((total) => countWords(counted(total), french))).toEqual([
    '0 événement',
    '1 événement',
    '2 événements',
  ]);
  expect([0, 1, 2].map((total) => count(counted(total)))).toEqual(['0 events', '1 event', '2 events']);
});

test('writes large counts with the marks of the language', () => {
  expect(count({ coming: 0, past: 0, total: 1200, filtered: false })).toBe('1,200 events');
});
