import { picturePainted } from '@tamarack-lowe/prerender/early';
import { typefaces } from './__generated__/typefaces.ts';

let fetched: Promise<FontFace[]> | undefined;

/**
 * Our typefaces, fetched once the first picture is painted, and not yet worn by the page. Rejects when one cannot be
 * had.
 */
export function fetchTypefaces(): Promise<FontFace[]> {
  fetched ??= picturePainted().then(() =>
    Promise.all(
      typefaces.map(({ family, weight, address }) =>
        new FontFace(family, `url("${address}")`, { weight, display: 'swap' }).load(),
      ),
    ),
  );
  return fetched;
}
