import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { comparePictures, PIXELS_TOLERATED } from './comparePictures.ts';
import { fileOf, type Pixels, pixelsOf } from './pixels.ts';

/** Result for one picture. The words of a failure name the difference. */
export type Verdict = { kind: 'same' } | { kind: 'written' } | { kind: 'failed'; words: string };

/** Input for judging pictures. */
export type Judge = {
  /** Address of the built workshop, with a slash at the end. */
  workshop: string;
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
