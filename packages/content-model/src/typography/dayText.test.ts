import { expect, test } from 'vitest';
import { dayText } from './dayText.ts';

test('writes a day in words', () => {
  expect(dayText('2026-10-31', 'en-CA')).toBe('October 31, 2026');
  expect(dayText('2026-10-31', 'fr-CA')).toBe('31 octobre 2026');
});

test('the first day of a month is an ordinal in French alone', () => {
  expect(dayText('2026-11-01', 'fr-CA')).toBe('1er novembre 2026');
  expect(dayText('2026-11-01', 'en-CA')).toBe('November 1, 2026');
});

test('names the day of the week when asked', () => {
  expect(dayText('2026-12-11', 'en-CA', { weekday: true })).toBe('Friday, December 11, 2026');
  expect(dayText('2027-01-01', 'fr-CA', { weekday: true })).toBe('vendredi 1er janvier 2027');
});
