import { expect, test } from 'vitest';
import { median } from './median.ts';

test('is the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(median([7])).toBe(7);
});

test('is no number when there are no values', () => {
  expect(median([])).toBeNaN();
});
