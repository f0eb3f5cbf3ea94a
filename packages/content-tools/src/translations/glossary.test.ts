import { expect, test } from 'vitest';
import { oneSpelling, wholeWords } from './glossary.ts';

const found = (words: string[], text: string) => oneSpelling(text).match(wholeWords(words) ?? /$^/) ?? [];

test('finds whole words, also in capitals, the longest first', () => {
  expect(found(['mail', 'e-mail'], 'E-mail or mail, but no mailbox')).toEqual(['E-mail', 'mail']);
});

test('distinguishes accents, but not their encodings', () => {
  expect(found(['mél'], 'un mel')).toEqual([]);
  expect(found(['mél'], 'un me\u0301l')).toEqual(['mél']);
  expect(found(['l’été'], "l'été dernier")).toEqual(['l’été']);
  expect(found(['mai'], 'maïs')).toEqual([]);
});

test('finds nothing without words', () => {
  expect(wholeWords([])).toBeNull();
});
