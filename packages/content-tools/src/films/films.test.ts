import type { Film } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import { filmIn, parseVtt } from './films.ts';

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

test('reads times with and without hours', () => {
  const lines = parseVtt(
    'WEBVTT\n\n00:01.500 --> 00:02.000\nHello\n\n01:00:00.000 --> 01:00:01.250\nStill here',
  );
  expect(lines).toEqual([
    { start: 1.5, end: 2, text: 'Hello' },
    { start: 3600, end: 3601.25, text: 'Still here' },
  ]);
});

test('removes notes, numbers and tags, and joins lines', () => {
  const lines = parseVtt(
    '\uFEFFWEBVTT\r\n\r\nNOTE silent\r\n\r\n1\r\n00:00.000 --> 00:01.000 line:80%\r\n<i>One</i>\r\ntwo',
  );
  expect(lines).toEqual([{ start: 0, end: 1, text: 'One two' }]);
});
