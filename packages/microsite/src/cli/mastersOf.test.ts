import { expect, test } from 'vitest';
import { mastersOf } from './mastersOf.ts';

test('looks for a photograph before the drawing of a picture', () => {
  const found = mastersOf('/c', '/media/pictures/people/Ada_Moe.a1b2c3-480.avif');
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
])('knows what %s is made of', (address, file) => {
  expect(mastersOf('/c', address)).toEqual([file]);
});

test.each(['/media/pictures/people/Ada_Moe.avif', '/media/films/../brand.json', '/grow'])(
  'knows nothing of %s',
  (address) => expect(mastersOf('/c', address)).toEqual([]),
);
