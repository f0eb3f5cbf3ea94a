import { expect, test } from 'vitest';
import { preferredLanguage } from './languageOffer.ts';

const TAGS = ['en-CA', 'fr-CA', 'de-AT', 'de-CH'];

test.each([
  [['fr-FR', 'en'], 'fr-CA'],
  [['en-GB', 'fr'], 'en-CA'],
  [['ko', 'FR-ca'], 'fr-CA'],
  [['de-CH'], 'de-CH'],
  [['de'], 'de-AT'],
  [['ko', 'ja'], null],
  [[], null],
])('a browser that asks for %j prefers %s', (asked, tag) => {
  expect(preferredLanguage(asked, TAGS)).toBe(tag);
});
