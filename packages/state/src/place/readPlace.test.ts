import { expect, it } from 'vitest';
import { canonicalPath } from './canonicalPath.ts';
import { readPlace } from './readPlace.ts';

it('drops query, hash and last slash', () => {
  expect(
    ['/', '', '//', '/grow-together/', '/grow-together?as=student', '/grow-together/#top', '/a//'].map(
      canonicalPath,
    ),
  ).toEqual(['/', '/', '/', '/grow-together', '/grow-together', '/grow-together', '/a']);
});

it('resolves aliases, and only as a whole', () => {
  expect(
    ['/discover', '/discover/', '/recruits', '/how-we-recruit', '/discover/x'].map(canonicalPath),
  ).toEqual(['/grow-together', '/grow-together', '/how-we-recruit-1', '/how-we-recruit-1', '/discover/x']);
  expect(canonicalPath('constructor')).toBe('constructor');
});

it('decodes a path, unless it cannot be decoded', () => {
  expect(canonicalPath('/how-we-recruit-1/%24%24%24')).toBe('/how-we-recruit-1/$$$');
  expect(canonicalPath('/100%/')).toBe('/100%');
});

it('knows the slides of both sections', () => {
  const slides = [
    '/grow-together',
    '/discover',
    '/discover-your-story/',
    '/how-we-recruit-1',
    '/how-we-recruit-2',
    '/recruits',
  ];
  expect(slides.map((path) => readPlace(path))).toEqual([
    { section: 'discover', story: null },
    { section: 'discover', story: null },
    { section: 'discover', story: null },
    { section: 'recruit', story: null },
    { section: 'recruit', story: null },
    { section: 'recruit', story: null },
  ]);
});

it('knows stories by section and slug', () => {
  expect(readPlace('/grow-together/belonging')).toEqual({ section: 'discover', story: 'belonging' });
  expect(readPlace('/how-we-recruit-1/$$$')).toEqual({ section: 'recruit', story: '$$$' });
  expect(readPlace('/how-we-recruit-1/%24%24%24/')).toEqual({ section: 'recruit', story: '$$$' });
});

it('leaves every other page outside the sections', () => {
  const others = [
    '/',
    '/connect-with-us/',
    '/campus-resources/',
    '/grow-togetherness',
    '/how-we-recruit-3',
    '/a/discover-x',
  ];
  expect(others.map((path) => readPlace(path))).toEqual(others.map(() => ({ section: null, story: null })));
});
