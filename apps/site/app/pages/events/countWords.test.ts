import { expect, test } from 'vitest';
import { countWords } from './countWords.ts';

test('counts the events, and those shown of them when the list is narrowed', () => {
  expect(countWords({ coming: 14, past: 0, total: 14, filtered: false })).toBe('14 events, soonest first');
  expect(countWords({ coming: 5, past: 0, total: 14, filtered: true })).toBe('5 of 14 events, soonest first');
  expect(countWords({ coming: 1, past: 0, total: 1, filtered: false })).toBe('1 event');
  expect(countWords({ coming: 0, past: 0, total: 14, filtered: true })).toBe('0 of 14 events');
});

test('says how many can still be gone to once some are over', () => {
  expect(countWords({ coming: 15, past: 25, total: 40, filtered: false })).toBe(
    '40 events: 15 to come, 25 past',
  );
  expect(countWords({ coming: 0, past: 4, total: 40, filtered: true })).toBe(
    '4 of 40 events: 0 to come, 4 past',
  );
});
