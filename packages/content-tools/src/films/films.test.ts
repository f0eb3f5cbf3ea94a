import type { Film } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import { filmIn } from './films.ts';

const line = { start: 0, end: 1, text: 'x' };
const film = { transcript: { de: [line], it: [line] } } as unknown as Film;
const languagesOf = (language: string) => Object.keys(filmIn(film, language).transcript ?? {});

test.each([
  ['de', ['de']],
  ['de-AT', ['de']],
  ['it', ['it']],
  ['pt', ['de', 'it']],
])('a page in %s carries the words in %j', (language, carried) => {
  expect(languagesOf(language)).toEqual(carried);
});

test('a silent film has no transcript in any language', () => {
  expect(filmIn({ ...film, transcript: null }, 'de').transcript).toBeNull();
});
