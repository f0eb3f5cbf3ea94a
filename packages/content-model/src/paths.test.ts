import { expect, test } from 'vitest';
import { decodedPath, isSpecialPath, memberPath, PATHS, resourcePath, storyPath } from './paths.ts';

test('joins the address of a story, dollars included', () => {
  expect(storyPath('recruit', '$$$')).toBe('/how-we-recruit-1/$$$');
  expect(storyPath('discover', 'our-people')).toBe('/grow-together/our-people');
});

test('knows the team and campus pages', () => {
  expect([PATHS.connect, PATHS.events, memberPath('a'), resourcePath('b')].every(isSpecialPath)).toBe(true);
  expect([PATHS.intro, PATHS.recruit, storyPath('discover', 'a')].some(isSpecialPath)).toBe(false);
});

test('decodes a path, or leaves it as it is', () => {
  expect(decodedPath('/how-we-recruit-1/%24%24%24')).toBe('/how-we-recruit-1/$$$');
  expect(decodedPath('/100%')).toBe('/100%');
});
