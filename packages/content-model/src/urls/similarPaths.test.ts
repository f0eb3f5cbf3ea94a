import fc from 'fast-check';
import { expect, test } from 'vitest';
import { similarPaths } from './similarPaths.ts';

const known = [
  '/',
  '/grow-together',
  '/grow-together/your-cpa-journey',
  '/grow-together/our-people',
  '/how-we-recruit-1/your-application',
  '/connect-with-us/',
  '/connect-with-us/amara-osei',
];

test('finds a misspelt address', () => {
  expect(similarPaths('/grow-together/your-cpa-jurney', known)[0]).toBe('/grow-together/your-cpa-journey');
  expect(similarPaths('/Conect-with-us', known)[0]).toBe('/connect-with-us/');
});

test('finds a right slug under the wrong base', () => {
  expect(similarPaths('/how-we-recruit-1/your-cpa-journey/?as=student', known)[0]).toBe(
    '/grow-together/your-cpa-journey',
  );
});

test('finds a slug by a word of it, before the page that only has the same base', () => {
  expect(similarPaths('/grow-together/cpa', known)[0]).toBe('/grow-together/your-cpa-journey');
  expect(similarPaths('/amara', known)).toEqual(['/connect-with-us/amara-osei']);
});

test('ignores accents', () => {
  expect(similarPaths('/connect-with-us/Ámara-Oséi', known)[0]).toBe('/connect-with-us/amara-osei');
});

test('offers nothing when nothing is similar', () => {
  expect(similarPaths('/wp-admin/setup.php', known)).toEqual([]);
});

test('offers at most three known addresses, each once, for any address', () => {
  fc.assert(
    fc.property(fc.string(), (path) => {
      const matches = similarPaths(`/${path}`, [...known, ...known]);
      expect(matches.length).toBeLessThanOrEqual(3);
      expect(new Set(matches).size).toBe(matches.length);
      expect(known).toEqual(expect.arrayContaining(matches));
    }),
  );
});
