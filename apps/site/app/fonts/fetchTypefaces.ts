import { typefaces } from './__generated__/typefaces.ts';

let fetched: Promise<FontFace[]> | undefined;

/**
 * Our typefaces, fetched once the first picture is painted, and not yet worn by the page. Rejects when one cannot be
 * had.
 */
export function fetchTypefaces(): Promise<FontFace[]> {
  fetched ??= firstPicturePainted().then(() =>
    Promise.all(
      typefaces.map(({ family, weight, address }) =>
        new FontFace(family, `url("${address}")`, { weight, display: 'swap' }).load(),
      ),
    ),
  );
  return fetched;
}

/** A page may be loaded before its picture is decoded; the frame after that paints it. */
async function firstPicturePainted(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // One that is missing is not painted at all.
  await picture?.decode().catch(() => undefined);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
