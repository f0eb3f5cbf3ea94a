import { expect, test } from 'vitest';
import { ratio } from './ratio.ts';

test('says how many times the reference a value is', () => {
  expect(ratio(105, 100)).toBe('1.05 ×');
  expect(ratio(50, 100)).toBe('0.50 ×');
});

test('says nothing where there is nothing to compare with', () => {
  expect(ratio(3, 0)).toBe('–');
  expect(ratio(Number.NaN, 3)).toBe('–');
});
