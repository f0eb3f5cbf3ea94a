import { expect, test } from 'vitest';
import { contentCopy } from '../testing/contentCopy.ts';
import { createPictures } from './createPictures.ts';
import { mixedSets } from './mixedSets.ts';
import { createPictureNotes } from './pictureNotes.ts';

test('names a portrait after its drawing and settings, with the colour of its paper', () => {
  using content = contentCopy();
  const { pictureOf } = createPictures(content.root, createPictureNotes(content.root));
  expect(pictureOf('people/Amara_Osei')).toEqual({
    src: expect.stringMatching(/^\/media\/pictures\/people\/Amara_Osei\.[0-9a-f]{8}$/),
    widths: [160, 320, 640],
    ratio: 1,
    colour: '#5d3ba3',
    focal: { x: 50, y: 42 },
  });
});

test('crops a scene around what its note says', () => {
  using content = contentCopy();
  const { pictureOf } = createPictures(content.root, createPictureNotes(content.root));
  expect(pictureOf('scenes/table-dawn')).toMatchObject({ ratio: 1.3333, focal: { x: 50, y: 58 } });
});

test('gives a poster the shape of its film', () => {
  using content = contentCopy();
  const { pictureOf } = createPictures(content.root, createPictureNotes(content.root));
  expect(pictureOf('films/Kofi_Mensah')).toMatchObject({ ratio: 1.7778, colour: '#fce9e2' });
});

test('gives a changed drawing a new address', () => {
  using content = contentCopy('pictures');
  const notes = createPictureNotes(content.root);
  const before = createPictures(content.root, notes).pictureOf('people/Amara_Osei').src;
  content.write(
    'pictures/people/Amara_Osei.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><path fill="#abc" d="M0 0h400v400H0z"/></svg>',
  );
  const after = createPictures(content.root, notes).pictureOf('people/Amara_Osei');
  expect(after.src).not.toBe(before);
  expect(after.colour).toBe('#aabbcc');
});

test('prefers a photograph to a drawing of the same name, and keeps the colour of the drawing', () => {
  using content = contentCopy('pictures');
  content.write('pictures/people/Amara_Osei.jpg', 'a photograph');
  const { planOf } = createPictures(content.root, createPictureNotes(content.root));
  const plan = planOf('people/Amara_Osei');
  expect(plan?.master.photograph).toBe(true);
  expect(plan?.settings.grain).toEqual({ small: 0.25, wide: 0.225 });
  expect(plan?.picture.colour).toBe('#5d3ba3');
});

test('gives the original of a picture with what must stay visible in it', () => {
  using content = contentCopy('pictures');
  const { originalOf } = createPictures(content.root, createPictureNotes(content.root));
  expect(originalOf('people/Amara_Osei')).toEqual({
    file: expect.stringMatching(/Amara_Osei\.svg$/),
    focal: { x: 50, y: 42 },
  });
  content.write('pictures/scenes/table-dawn.jpg', 'a photograph');
  const { originalOf: later } = createPictures(content.root, createPictureNotes(content.root));
  expect(later('scenes/table-dawn')).toEqual({
    file: expect.stringMatching(/table-dawn\.jpg$/),
    focal: { x: 50, y: 58 },
  });
});

test('says which picture is missing and where', () => {
  using content = contentCopy();
  const { pictureOf } = createPictures(content.root, createPictureNotes(content.root));
  expect(() => pictureOf('people/Nobody', 'belonging, author')).toThrow(
    'belonging, author: there is no picture "people/Nobody"',
  );
});

test('warns when a page would show photographs beside drawings, but not about one guest or a whole set', () => {
  using content = contentCopy('pictures');
  const { planOf } = createPictures(content.root, createPictureNotes(content.root));
  const drawn = ['Amara_Osei', 'Gus_Halvorsen', 'Kofi_Mensah', 'Tess_Cardinal', 'Leila_Farahani'].map(
    (name) => planOf(`people/${name}`),
  );
  const plans = (photographs: number) =>
    drawn.flatMap((plan, index) =>
      plan ? [{ ...plan, master: { ...plan.master, photograph: index < photographs } }] : [],
    );
  expect(mixedSets(plans(1))).toEqual([]);
  expect(mixedSets(plans(2))).toEqual([expect.stringContaining('people: 2 of 5 pictures are photographs')]);
  expect(mixedSets(plans(5))).toEqual([]);
});
