import type { ListedPage } from '../../table/ListedPage.ts';
import { type CardSource, drawShareCards } from './drawShareCards.ts';
import { writeIcons } from './writeIcons.ts';
import { writeManifest } from './writeManifest.ts';
import { writeSitemap } from './writeSitemap.ts';

/** What others read of a site is made from this. */
export type ShareSource = Omit<CardSource, 'logo'> & {
  /** Pages under their own addresses. */
  pages: readonly ListedPage[];
  /** What the first page says of the site. */
  description: string;
  /** File of a drawing of the brand, by its name. */
  drawings: (name: string) => string;
};

/** Writes all that others read of the built site: share pictures, sitemap, robots, web manifest and icons. */
export async function writeShare({ pages, description, drawings, ...cards }: ShareSource): Promise<void> {
  const { site, target } = cards;
  await writeIcons({ drawings, target });
  await writeManifest({ site, description, target });
  await writeSitemap({ site, pages, target });
  await drawShareCards({ ...cards, logo: drawings('logo-night') });
}
