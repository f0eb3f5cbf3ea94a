import { parseContent } from '@tamarack-lowe/content-model/parse';
import { expect, test } from 'vitest';
import { filmSchema } from './metadata.ts';

test('reports what is wrong in an entry about a film', () => {
  const film = {
    media: 'Ada_Quist',
    title: 'Eleven boxes',
    description: 'A portrait gains a ring for each line.',
    durationSeconds: 28.52,
    bytes: 2323338,
    width: 1280,
    height: 720,
    captions: ['en', 'fr'],
    poster: 'Ada_Quist.poster.webp',
    colour: '#fce9e2',
  };
  const parse = (changes: object) => () => parseContent(filmSchema, { ...film, ...changes }, 'film');
  expect(parse({ person: null })()).toEqual({ ...film, person: null });
  expect(parse({ captions: ['en', 'French'], width: '1280', colour: 'pink' })).toThrow(
    [
      'film, width: "width" must be a number, without quotation marks.',
      'film, language 2: entry 2 of "captions" must be a language, such as "de" or "de-CH".',
      'film, colour: "colour" must be a colour, written as "#rrggbb".',
    ].join('\n'),
  );
});
