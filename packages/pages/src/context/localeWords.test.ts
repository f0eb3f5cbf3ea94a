import { expect, test } from 'vitest';
import { listWords } from './listWords.ts';
import { numberWords } from './numberWords.ts';

test('lists names as those do who speak the language', () => {
  const names = ['Manitoba', 'Ontario', 'Québec'];
  expect(listWords(names, 'en-CA')).toBe('Manitoba, Ontario, Québec');
  expect(listWords(names, 'fr-CA')).toBe('Manitoba, Ontario et Québec');
  expect(listWords(['Québec'], 'fr-CA')).toBe('Québec');
  expect(listWords([], 'fr-CA')).toBe('');
});

test('writes numbers with the marks of the language, and spaces that no line breaks', () => {
  expect(numberWords(8.34, 'en-CA', 1)).toBe('8.3');
  expect(numberWords(8.34, 'fr-CA', 1)).toBe('8,3');
  expect(numberWords(1234, 'en-CA')).toBe('1,234');
  expect(numberWords(1234, 'fr-CA')).toMatch(/^1[\u00a0\u202f]234$/);
});
