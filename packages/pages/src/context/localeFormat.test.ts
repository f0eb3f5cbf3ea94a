import { expect, test } from 'vitest';
import { formatList, formatNumber } from './localeFormat.ts';

test('lists of names follow the language', () => {
  const names = ['Manitoba', 'Ontario', 'Québec'];
  expect(formatList(names, 'en-CA')).toBe('Manitoba, Ontario, Québec');
  expect(formatList(names, 'fr-CA')).toBe('Manitoba, Ontario et Québec');
  expect(formatList(['Québec'], 'fr-CA')).toBe('Québec');
  expect(formatList([], 'fr-CA')).toBe('');
});

test('numbers have the separators of the language, with non-breaking spaces', () => {
  expect(formatNumber(8.34, 'en-CA', 1)).toBe('8.3');
  expect(formatNumber(8.34, 'fr-CA', 1)).toBe('8,3');
  expect(formatNumber(1234, 'en-CA')).toBe('1,234');
  expect(formatNumber(1234, 'fr-CA')).toMatch(/^1[\u00a0\u202f]234$/);
});
