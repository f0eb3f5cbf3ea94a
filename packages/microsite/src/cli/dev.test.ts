import { expect, test } from 'vitest';
import { originalsOf } from './dev.ts';

test('looks for a photograph before a drawing', () => {
  const found = originalsOf('/c', '/media/pictures/people/Ada_Moe.a1b2c3-480.avif');
  expect([found[0], found.at(-1)]).toEqual([
    '/c/pictures/people/Ada_Moe.jpg',
    '/c/pictures/people/Ada_Moe.svg',
  ]);
});

test.each([
  ['/media/pictures/objects/logo-night.a1b2c3.svg', '/c/pictures/objects/logo-night.svg'],
  ['/media/pictures/films/tour.a1b2c3-960.avif', '/c/films/tour.poster.webp'],
  ['/media/films/tour.a1b2c3.mp4', '/c/films/tour.mp4'],
  ['/media/films/tour.a1b2c3.fr.vtt', '/c/films/tour.fr.vtt'],
])('finds the original of %s', (address, file) => {
  expect(originalsOf('/c', address)).toEqual([file]);
});

test.each(['/media/pictures/people/Ada_Moe.avif', '/media/films/../brand.json', '/grow'])(
  'finds no original of %s',
  (address) => expect(originalsOf('/c', address)).toEqual([]),
);
