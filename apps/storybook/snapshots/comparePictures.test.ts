import { expect, it } from 'vitest';
import { comparePictures, PIXELS_TOLERATED } from './comparePictures.ts';
import { fileOf, halved, type Pixels, pixelsOf } from './pixels.ts';

type Colour = readonly [number, number, number];
const CORAL: Colour = [184, 58, 32];

/** A square of 64 px in one colour with a square of `side` px of another in its middle. */
function square(ground: Colour, figure: Colour = ground, side = 0): Pixels {
  const data = Buffer.alloc(64 * 64 * 4);
  for (let at = 0; at < 64 * 64; at++) {
    const inside = Math.abs((at % 64) - 31.5) < side / 2 && Math.abs(Math.floor(at / 64) - 31.5) < side / 2;
    data.set([...(inside ? figure : ground), 255], at * 4);
  }
  return { data, width: 64, height: 64 };
}

it('finds equal pictures the same', () => {
  expect(comparePictures(square(CORAL), square(CORAL))).toMatchObject({ same: true, differing: 0 });
});

it('sees a colour that moved by a shade', () => {
  expect(comparePictures(square(CORAL), square([204, 58, 52])).same).toBe(false);
});

it('bears the rounding of another release of the browser', () => {
  expect(comparePictures(square(CORAL), square([187, 61, 30])).same).toBe(true);
});

it('sees a mark of 6 px, and bears a few specks', () => {
  const clean = square(CORAL);
  expect(comparePictures(clean, square(CORAL, [255, 255, 255], 6)).same).toBe(false);
  const specks = square(CORAL);
  for (let speck = 0; speck < PIXELS_TOLERATED; speck++) specks.data.set([255, 255, 255], speck * 4 * 37);
  expect(comparePictures(clean, specks).same).toBe(true);
});

it('marks what differs in red', () => {
  const { difference } = comparePictures(square(CORAL), square(CORAL, [255, 255, 255], 20));
  const middle = (32 * 64 + 32) * 4;
  expect([...(difference?.data.subarray(middle, middle + 3) ?? [])]).toEqual([255, 0, 0]);
});

it('finds pictures of two sizes different', () => {
  const small = { data: Buffer.alloc(4), width: 1, height: 1 };
  expect(comparePictures(square(CORAL), small)).toMatchObject({ same: false, difference: null });
});

it('finds a picture the same when it comes back from its file, and sees a plain colour that moved a little', async () => {
  const pixels = square(CORAL, [251, 230, 13], 20);
  for (let at = 0; at < 4096; at += 5) pixels.data.set([at % 251, at % 13, at % 101], at * 4);
  expect(comparePictures(await pixelsOf(await fileOf(pixels)), pixels).differing).toBe(0);
  const plain = await pixelsOf(await fileOf(square([252, 233, 226])));
  expect(comparePictures(plain, square([255, 246, 242])).same).toBe(false);
});

it('bears the dither of a gradient on top of what its file rounds', async () => {
  const striped = (first: number, second: number) => {
    const stripes = square([first, first, first]);
    for (let at = 0; at < 64 * 64; at += 2) stripes.data.set([second, second, second], at * 4);
    return stripes;
  };
  const file = await fileOf(striped(56, 55));
  expect(comparePictures(await pixelsOf(file), striped(54, 55)).differing).toBe(0);
});

it('halves a picture by the mean of four pixels', () => {
  const { data, width, height } = halved(square([0, 0, 0], [200, 100, 40], 2));
  expect([width, height]).toEqual([32, 32]);
  const middle = (15 * 32 + 15) * 4;
  expect([...data.subarray(middle, middle + 4)]).toEqual([50, 25, 10, 255]);
});
