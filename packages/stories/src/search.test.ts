import { expect, test } from 'vitest';
import { askPairs, readPairs } from './testing/findPairs.ts';

test('thirty queries in each language, most without accents, in another form or misspelt, lead to their story', async () => {
  const pairs = readPairs();
  expect(pairs.filter(({ language }) => language === 'fr')).toHaveLength(30);
  expect(pairs.filter(({ language }) => language === 'en')).toHaveLength(30);
  expect(pairs.filter(({ kind }) => kind !== 'words').length).toBeGreaterThan(45);
  const asked = await askPairs(pairs);
  expect(asked.filter(({ place }) => place === null)).toEqual([]);
});
