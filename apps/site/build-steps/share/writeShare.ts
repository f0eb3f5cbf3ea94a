import { drawShareCards, type SharePictures } from './drawCards.ts';
import { writeIcons } from './writeIcons.ts';
import { writeSitemap } from './writeSitemap.ts';

/**
 * Writes all that others read of the built site: share pictures, sitemap, robots, web manifest and icons. Takes and gives
 * share pictures as `drawShareCards` does.
 */
export async function writeShare({
  target,
  known,
}: {
  target: string;
  known: SharePictures;
}): Promise<SharePictures> {
  await writeIcons({ target });
  await writeSitemap({ target });
  return drawShareCards({ target, known });
}
