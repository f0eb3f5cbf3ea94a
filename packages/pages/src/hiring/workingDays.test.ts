import { expect, test } from 'vitest';
import { localDay, workingDaysAfter } from './workingDays.ts';

test('counts from Monday to Friday', () => {
  expect(workingDaysAfter('2026-11-27', 1)).toBe('2026-11-30');
  expect(workingDaysAfter('2026-11-27', 5)).toBe('2026-12-04');
  expect(workingDaysAfter('2026-11-27', 10)).toBe('2026-12-11');
});

test('begins on the Monday after a weekend, and knows leap days and the end of a year', () => {
  expect(workingDaysAfter('2026-11-28', 1)).toBe('2026-11-30');
  expect(workingDaysAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(workingDaysAfter('2028-02-28', 1)).toBe('2028-02-29');
});

test('knows no day after a text that is none', () => {
  expect(workingDaysAfter('', 5)).toBe('');
});

test('the day of a device is that of its own clock', () => {
  expect(localDay(new Date(2027, 0, 3, 23, 59))).toBe('2027-01-03');
});
