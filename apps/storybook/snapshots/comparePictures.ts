import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import type { Shots } from './examplePage.ts';
import { fileOf, type Pixels, pixelsOf } from './pixels.ts';

/** Result for one picture. `words` of a failure name the difference. */
export type SnapshotResult = { kind: 'same' } | { kind: 'written' } | { kind: 'failed'; words: string };

/** Options of `compareWithAccepted`. */
export type SnapshotOptions = {
  /** Address of the built Storybook, with a slash at the end. */
  storybook: string;
  /** Folder of the accepted pictures. */
  accepted: URL;
  /** Folder for pictures that fail. */
  failed: URL;
  /** Accepts new and changed pictures. */
  update: boolean;
  /** True if the accepted pictures were taken with this release of the browser. */
  sameRelease: boolean;
};

/** Share of the pixels that may differ in another release of the browser, which draws edges differently. */
const OTHER_RELEASE = 0.02;

/**
 * Compares an example with its accepted picture of the same name (`desktop/controls-button--default`). The first picture is
 * enough when it is the accepted one; otherwise the example may not have been at rest. With `update`, a new or changed picture
 * is accepted; a difference within the tolerance is not written, so that updates are small. Otherwise the picture and its
 * difference are written into the folder of failures.
 */
export async function compareWithAccepted(
  name: string,
  { first, atRest }: Shots,
  options: SnapshotOptions,
): Promise<SnapshotResult> {
  const accepted = new URL(`${name}.webp`, options.accepted);
  const before = existsSync(accepted) ? await pixelsOf(readFileSync(accepted)) : null;
  const compare = (pixels: Pixels) => {
    const tolerated = options.sameRelease ? PIXELS_TOLERATED : OTHER_RELEASE * pixels.width * pixels.height;
    return before && comparePictures(before, pixels, tolerated);
  };
  if (compare(first)?.same) return { kind: 'same' };
  const pixels = await atRest();
  const comparison = compare(pixels);
  if (comparison?.same) return { kind: 'same' };
  if (options.update) {
    write(accepted, await fileOf(pixels));
    return { kind: 'written' };
  }
  write(new URL(`${name}.actual.webp`, options.failed), await fileOf(pixels));
  if (!comparison) return { kind: 'failed', words: 'has no accepted picture' };
  if (comparison.difference)
    write(new URL(`${name}.difference.webp`, options.failed), await fileOf(comparison.difference));
  return { kind: 'failed', words: `${comparison.differing} pixels differ` };
}

function write(file: URL, content: Buffer): void {
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * Largest colour distance of a pixel from the accepted picture, 0 to 1 in YIQ: about 10 of 255 levels of grey. Storing a
 * picture rounds by up to 8, and gradients are dithered by 2, depending on the tiles of the browser. Two colours of the
 * palette are further apart.
 */
const PIXEL_TOLERANCE = 0.04;

/**
 * Number of pixels that may differ by more, edges of letters and lines aside. A missing focus ring has about 800 pixels, a
 * missing icon 100.
 */
export const PIXELS_TOLERATED = 24;

type Comparison = { same: boolean; differing: number; difference: Pixels | null };

/** Compares two pictures pixel by pixel; `tolerated` pixels may differ. `difference` marks changes in red; null if the sizes differ. */
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
