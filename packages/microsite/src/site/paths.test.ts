import { expect, test } from 'vitest';
import { languageAt } from './paths.ts';

const LANGUAGES = [
  { tag: 'fr-CA', home: '/' },
  { tag: 'en-CA', home: '/en' },
];

test.each([
  ['/', 'fr-CA'],
  ['/en', 'en-CA'],
  ['/en/', 'en-CA'],
  ['/en/take-root', 'en-CA'],
  ['/enracines', 'fr-CA'],
  ['/racines/en', 'fr-CA'],
])('%s is in %s', (path, tag) => {
  expect(languageAt(LANGUAGES, path)?.tag).toBe(tag);
});

test.each([
  ['/careers/', 'fr-CA'],
  ['/careers/racines', 'fr-CA'],
  ['/careers/en', 'en-CA'],
  ['/careers/en/take-root', 'en-CA'],
])('below a base, %s is in %s', (path, tag) => {
  const languages = LANGUAGES.map(({ tag, home }) => ({ tag, home: `/careers${home}` }));
  expect(languageAt(languages, path)?.tag).toBe(tag);
});
