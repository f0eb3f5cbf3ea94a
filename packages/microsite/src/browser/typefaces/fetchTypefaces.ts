import { picturePainted } from '@tamarack-lowe/prerender/early';
import type { SiteTypeface } from '../../site/SiteData.ts';

let fetched: Promise<FontFace[]> | undefined;

/**
 * The typefaces of a site, fetched once the first picture is painted, and not yet worn by the page. Rejects when one cannot be
 * had.
 */
export function fetchTypefaces(typefaces: readonly SiteTypeface[]): Promise<FontFace[]> {
  fetched ??= picturePainted().then(() =>
    Promise.all(
      typefaces.map(({ family, weight, address }) =>
        new FontFace(family, `url("${address}")`, { weight, display: 'swap' }).load(),
      ),
    ),
  );
  return fetched;
}
