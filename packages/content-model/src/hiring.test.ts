import { expect, test } from 'vitest';
import { checkHoldsUntil, hasLapsed } from './hiring.ts';

const check = { checked: '2026-10-31', holdsDays: 90 };

test('a check holds for its days, the last one included', () => {
  expect(checkHoldsUntil(check)).toBe('2027-01-29');
  expect(hasLapsed(check, '2026-10-31')).toBe(false);
  expect(hasLapsed(check, '2027-01-29')).toBe(false);
});

test('a check lapses by itself on the day after', () => {
  expect(hasLapsed(check, '2027-01-30')).toBe(true);
  expect(hasLapsed(check, '2029-01-01')).toBe(true);
});
