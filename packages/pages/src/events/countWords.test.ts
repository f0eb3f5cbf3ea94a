import { expect, test } from 'vitest';
import { say } from '../testing/sayings.ts';
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
