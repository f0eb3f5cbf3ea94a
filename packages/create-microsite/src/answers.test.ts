import { expect, test } from 'vitest';
import { readColour, readLanguages, readName, readSections, readTypes } from './answers.ts';

test('reads a name without extra spaces', () => {
  expect(readName('  Aube   Dupré ')).toBe('Aube Dupré');
});

test.each([
  ['', 'The name of the firm is missing.'],
  ['\u200B \u2060', 'The name of the firm is missing.'],
  ['A firm whose name goes on for longer than headers do', 'a header has room for 40'],
  ['{firm}', 'contains a bracket'],
])('refuses the name "%s"', (name, words) => {
  expect(() => readName(name)).toThrow(words);
});

test('normalizes language tags', () => {
  expect(readLanguages(['de_ch', 'FR'])).toEqual(['de-CH', 'fr']);
});

test('refuses unknown languages, and one language twice', () => {
  expect(() => readLanguages(['german'])).toThrow('"german" is not a known language');
  expect(() => readLanguages(['en-CA', 'fr', 'en-GB'])).toThrow('"en-GB" has the same language as "en-CA"');
  expect(() => readLanguages([])).toThrow('--language de-CH');
});

test('reads one name of a section for all languages, or one for each', () => {
  expect(readSections(['Bloom', 'Grow / Pousser'], ['en', 'fr'])).toEqual([
    ['Bloom', 'Bloom'],
    ['Grow', 'Pousser'],
  ]);
  expect(() => readSections(['A / B / C'], ['en', 'fr'])).toThrow('has 3 names for 2 languages');
  expect(() => readSections([' / B'], ['en', 'fr'])).toThrow('cannot be the name of a section');
  expect(() => readSections([...'ABCDEFG'], ['en'])).toThrow('room for 6 sections, and there are 7');
});

test('reads up to three visitor types, or everybody', () => {
  expect(readTypes(['a student / aux études', 'back'], ['en', 'fr'])).toEqual([
    ['a student', 'aux études'],
    ['back', 'back'],
  ]);
  expect(readTypes(['everybody'], ['en'])).toEqual([]);
  expect(readTypes([], ['en'])).toBeUndefined();
  expect(() => readTypes([...'ABCD'], ['en'])).toThrow('room for 3 visitor types, and there are 4');
  expect(() => readTypes(['At school', 'at-school'], ['en'])).toThrow('Two visitor types have the same name');
});

test.each([
  ['#2c6e63', '#2c6e63'],
  ['2c6e63', '#2c6e63'],
  ['teal', '#008080'],
  ['hsl(0 100% 50%)', '#ff0000'],
])('reads the colour %s', (typed, colour) => {
  expect(readColour(typed)).toBe(colour);
});

test('refuses invalid colours', () => {
  expect(() => readColour('nice')).toThrow('"nice" is not a colour');
});
