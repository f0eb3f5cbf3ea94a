import { expect, test } from 'vitest';
import { nearMonths } from './nearMonths.ts';

const MONTHS = Array.from({ length: 3000 }, (_, index) => {
  const year = String(1900 + Math.floor(index / 12)).padStart(4, '0');
  return `${year}-${String((index % 12) + 1).padStart(2, '0')}`;
});

test('offers every month of ten years', () => {
  expect(nearMonths(MONTHS.slice(0, 120), '2027-01')).toEqual(MONTHS.slice(0, 120));
});

test('offers of hundreds of years those around this month, two years of them past', () => {
  const near = nearMonths(MONTHS, '2027-01');
  expect([near.length, near[0], near[24], near.at(-1)]).toEqual([120, '2025-01', '2027-01', '2034-12']);
});

test('offers as many where all are to come, or all are over', () => {
  expect(nearMonths(MONTHS, '1000-01')).toEqual(MONTHS.slice(0, 120));
  expect(nearMonths(MONTHS, '9999-01')).toEqual(MONTHS.slice(-120));
});
