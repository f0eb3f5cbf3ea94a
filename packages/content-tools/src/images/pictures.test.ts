import { expect, test } from 'vitest';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { openMetadata } from './metadata.ts';
import { createPictures, dominantColour, NEUTRAL_PAPER } from './pictures.ts';

test('names a portrait after its drawing and settings, with the colour of its paper', () => {
  using content = wholeFirm();
  const { pictureOf } = createPictures(content.root, openMetadata(content.root));
  expect(pictureOf('people/Ada_Quist')).toEqual({
    src: expect.stringMatching(/^\/media\/pictures\/people\/Ada_Quist\.[0-9a-f]{6}$/),
    widths: [160, 320, 640],
    ratio: 1,
    colour: '#2f6f6a',
    focal: { x: 50, y: 42 },
  });
});

test('crops a scene around its focal point', () => {
  using content = wholeFirm();
  const { pictureOf } = createPictures(content.root, openMetadata(content.root));
  expect(pictureOf('scenes/bench-dawn')).toMatchObject({ ratio: 1.3333, focal: { x: 40, y: 60 } });
});

test('gives a poster the ratio of its film', () => {
  using content = wholeFirm();
  const { pictureOf } = createPictures(content.root, openMetadata(content.root));
  expect(pictureOf('films/welcome')).toMatchObject({ ratio: 1.7778, colour: '#fce9e2' });
});

test('gives a changed drawing a new address', () => {
  using content = wholeFirm();
  const notes = openMetadata(content.root);
  const before = createPictures(content.root, notes).pictureOf('people/Ada_Quist').src;
  content.write(
    'pictures/people/Ada_Quist.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><path fill="#abc" d="M0 0h400v400H0z"/></svg>',
  );
  const after = createPictures(content.root, notes).pictureOf('people/Ada_Quist');
  expect(after.src).not.toBe(before);
  expect(after.colour).toBe('#aabbcc');
});

test('prefers a photograph to a drawing of the same name, and keeps the colour of the drawing', () => {
  using content = wholeFirm();
  content.write('pictures/people/Ada_Quist.jpg', 'a photograph');
  const { planOf } = createPictures(content.root, openMetadata(content.root));
  const plan = planOf('people/Ada_Quist');
  expect(plan?.original.photograph).toBe(true);
  expect(plan?.settings.grain).toEqual({ small: 0.25, wide: 0.225 });
  expect(plan?.picture.colour).toBe('#2f6f6a');
});

test('returns the original of a picture with its focal point', () => {
  using content = wholeFirm();
  const { originalOf } = createPictures(content.root, openMetadata(content.root));
  expect(originalOf('people/Ada_Quist')).toEqual({
    file: expect.stringMatching(/Ada_Quist\.svg$/),
    focal: { x: 50, y: 42 },
  });
  content.write('pictures/scenes/bench-dawn.jpg', 'a photograph');
  const { originalOf: later } = createPictures(content.root, openMetadata(content.root));
  expect(later('scenes/bench-dawn')).toEqual({
    file: expect.stringMatching(/bench-dawn\.jpg$/),
    focal: { x: 40, y: 60 },
  });
});

test('reports a missing picture with its place', () => {
  using content = wholeFirm();
  const { pictureOf } = createPictures(content.root, openMetadata(content.root));
  expect(() => pictureOf('people/Nobody', 'belonging, author')).toThrow(
    'belonging, author: there is no picture "people/Nobody"',
  );
});

test('returns the first fill, as six lowercase digits', () => {
  expect(dominantColour('<svg><path fill="none"/><path fill="#FCB"/><path fill="#000000"/></svg>')).toBe(
    '#ffccbb',
  );
});

test('falls back to paper when nothing is filled', () => {
  expect(dominantColour('<svg/>')).toBe(NEUTRAL_PAPER);
});
