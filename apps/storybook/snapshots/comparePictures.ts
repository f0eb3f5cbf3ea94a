import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { fileOf, type Pixels, pixelsOf } from './pixels.ts';

/** Result for one picture. The words of a failure name the difference. */
export type Verdict = { kind: 'same' } | { kind: 'written' } | { kind: 'failed'; words: string };

/** Input for judging pictures. */
export type Judge = {
  /** Address of the built Storybook, with a slash at the end. */
  storybook: string;
  /** Folder of the pictures that were agreed on. */
  agreed: URL;
  /** Folder for those that fail. */
  failed: URL;
  /** Makes new and changed pictures the agreed ones. */
  update: boolean;
  /** True when the agreed pictures were taken with this release of the browser. */
  sameRelease: boolean;
};

/** Share of the pixels that another release of the browser may draw differently: edges, not parts. */
const OTHER_RELEASE = 0.02;

/**
 * Compares a picture with the agreed one of the same name (`desktop/controls-button--default`). With `update` a new or
 * changed picture becomes the agreed one; one within the tolerance stays as it is, so that updates are small. Without,
 * the picture and its difference are left in the folder of failures.
 */
export async function judgePicture(name: string, pixels: Pixels, judge: Judge): Promise<Verdict> {
  const agreed = new URL(`${name}.webp`, judge.agreed);
  const file = existsSync(agreed) ? readFileSync(agreed) : null;
  const tolerated = judge.sameRelease ? PIXELS_TOLERATED : OTHER_RELEASE * pixels.width * pixels.height;
  const comparison = file ? comparePictures(await pixelsOf(file), pixels, tolerated) : null;
  if (comparison?.same) return { kind: 'same' };
  if (judge.update) {
    write(agreed, await fileOf(pixels));
    return { kind: 'written' };
  }
  write(new URL(`${name}.actual.webp`, judge.failed), await fileOf(pixels));
  if (!comparison) return { kind: 'failed', words: 'has no agreed picture' };
  if (comparison.difference)
    write(new URL(`${name}.difference.webp`, judge.failed), await fileOf(comparison.difference));
  return { kind: 'failed', words: `${comparison.differing} pixels differ` };
}

function write(file: URL, content: Buffer): void {
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * Largest colour distance of a pixel from the agreed picture, 0 to 1 in YIQ: about 10 of 255 levels of grey. Storing a
 * picture rounds by up to 8, and a gradient that is drawn in other tiles is dithered by 2; an adjacent colour of the
 * palette is further.
 */
const PIXEL_TOLERANCE = 0.04;

/**
 * Pixels that may be further away, edges of letters and lines not counted: a few specks. A missing focus ring has some
 * 800, a missing icon some 100.
 */
export const PIXELS_TOLERATED = 24;

type Comparison = { same: boolean; differing: number; difference: Pixels | null };

/** Compares two pictures pixel by pixel; `tolerated` pixels may differ. `difference` marks in red what changed; it is null where sizes differ. */
export function comparePictures(
  before: Pixels,
  after: Pixels,
  tolerated: number = PIXELS_TOLERATED,
): Comparison {
  const { width, height } = before;
  if (after.width !== width || after.height !== height)
    return { same: false, differing: Math.max(width * height, after.width * after.height), difference: null };
  const data = Buffer.alloc(width * height * 4);
  const differing = pixelmatch(before.data, after.data, data, width, height, { threshold: PIXEL_TOLERANCE });
  return { same: differing <= tolerated, differing, difference: { data, width, height } };
}
