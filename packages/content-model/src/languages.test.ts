import { expect, test } from 'vitest';
import { siteLanguages } from './languages.ts';

test('the first language stands at the root, others under the first part of their tags', () => {
  expect(siteLanguages(['fr-CA', 'en-CA', 'ar'])).toEqual([
    { tag: 'fr-CA', name: 'Français', home: '/' },
    { tag: 'en-CA', name: 'English', home: '/en' },
    { tag: 'ar', name: 'العربية', home: '/ar' },
  ]);
});

test('all stand below the base of a site', () => {
  const homes = siteLanguages(['fr-CA', 'en-CA'], '/careers/').map(({ home }) => home);
  expect(homes).toEqual(['/careers/', '/careers/en']);
});

test('two of a kind are told apart', () => {
  const languages = siteLanguages(['it-CH', 'de-CH', 'de-AT']);
  expect(languages.map(({ home }) => home)).toEqual(['/', '/de-ch', '/de-at']);
  expect(new Set(languages.map(({ name }) => name)).size).toBe(3);
});
