import { expect, test } from 'vitest';
import { readColour, readLanguages, readName, readSections, readTypes } from './answers.ts';

test('reads a name without extra spaces', () => {
  expect(readName('  Aube   Dupré ')).toBe('Aube Dupré');
});

test.each([
  ['', 'A firm has a name.'],
  ['\u200B \u2060', 'A firm has a name.'],
  ['A firm whose name goes on for longer than headers do', 'a header has room for 40'],
  ['{firm}', 'holds a bracket'],
])('refuses the name "%s"', (name, words) => {
  expect(() => readName(name)).toThrow(words);
});

test('normalizes language tags', () => {
  expect(readLanguages(['de_ch', 'FR'])).toEqual(['de-CH', 'fr']);
});

test('refuses unknown languages, and one language twice', () => {
  expect(() => readLanguages(['german'])).toThrow('"german" is not a language that anybody knows');
  expect(() => readLanguages(['en-CA', 'fr', 'en-GB'])).toThrow('"en-GB" is the language of "en-CA"');
  expect(() => readLanguages([])).toThrow('--language de-CH');
});

test('reads one name of a section for all languages, or one for each', () => {
  expect(readSections(['Bloom', 'Grow / Pousser'], ['en', 'fr'])).toEqual([
    ['Bloom', 'Bloom'],
    ['Grow', 'Pousser'],
  ]);
  expect(() => readSections(['A / B / C'], ['en', 'fr'])).toThrow('has 3 names, and the languages are 2');
  expect(() => readSections([' / B'], ['en', 'fr'])).toThrow('cannot be the name of a section');
  expect(() => readSections([...'ABCDEFG'], ['en'])).toThrow('room for 6 sections, and these are 7');
});

test('reads up to three visitor types, or everybody', () => {
  expect(readTypes(['a student / aux études', 'back'], ['en', 'fr'])).toEqual([
    ['a student', 'aux études'],
    ['back', 'back'],
  ]);
  expect(readTypes(['everybody'], ['en'])).toEqual([]);
  expect(readTypes([], ['en'])).toBeUndefined();
  expect(() => readTypes([...'ABCD'], ['en'])).toThrow('room for 3 types of visitor, and these are 4');
  expect(() => readTypes(['At school', 'at-school'], ['en'])).toThrow('Two types of visitor have one name');
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
