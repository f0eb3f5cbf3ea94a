import { expect, test } from 'vitest';
import { languageName, siteLanguages, textDirection } from './languages.ts';

test('the first language is at the root, others are below the first part of their tags', () => {
  expect(siteLanguages(['fr-CA', 'en-CA', 'ar'])).toEqual([
    { tag: 'fr-CA', name: 'Français', home: '/' },
    { tag: 'en-CA', name: 'English', home: '/en' },
    { tag: 'ar', name: 'العربية', home: '/ar' },
  ]);
});

test('returns the name of a language in that language, with a capital', () => {
  expect(['en', 'fr', 'de', 'fr-CA'].map(languageName)).toEqual([
    'English',
    'Français',
    'Deutsch',
    'Français canadien',
  ]);
});

test('all languages are below the base of a site', () => {
  const homes = siteLanguages(['fr-CA', 'en-CA'], '/careers/').map(({ home }) => home);
  expect(homes).toEqual(['/careers/', '/careers/en']);
});

test('two variants of a language are told apart', () => {
  const languages = siteLanguages(['it-CH', 'de-CH', 'de-AT']);
  expect(languages.map(({ home }) => home)).toEqual(['/', '/de-ch', '/de-at']);
  expect(new Set(languages.map(({ name }) => name)).size).toBe(3);
});

test.each([
  ['fr-CA', 'ltr'],
  ['iu', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['ur', 'rtl'],
  ['az-Arab', 'rtl'],
  ['ku-Latn', 'ltr'],
])('%s is written %s', (language, direction) => {
  expect(textDirection(language)).toBe(direction);
});
