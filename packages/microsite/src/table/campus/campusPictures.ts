import { ContentError, type PagePictures } from '@tamarack-lowe/content-model';
import type { PageContext } from '../PageContext.ts';

/** The media keys of the campus page. Throws a `ContentError` when the brand has the page and not its film. */
export function campusPictures({ site }: PageContext): NonNullable<PagePictures['campus']> {
  const { campus } = site.brand.pictures;
  if (campus) return campus;
  throw new ContentError([
    'brand, pictures: the campus page plays a film, and none is named. Add "campus" with "film" and "poster", or take "campus" out of "pages".',
  ]);
}
