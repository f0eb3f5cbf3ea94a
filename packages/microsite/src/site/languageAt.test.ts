import { expect, test } from 'vitest';
import { languageAt } from './languageAt.ts';

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
