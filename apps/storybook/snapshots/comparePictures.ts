import pixelmatch from 'pixelmatch';
import type { Pixels } from './pixels.ts';

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

export type Comparison = { same: boolean; differing: number; difference: Pixels | null };

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
