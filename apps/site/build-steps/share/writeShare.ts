import { drawShareCards } from './drawCards.ts';
import { writeIcons } from './writeIcons.ts';
import { writeSitemap } from './writeSitemap.ts';

/** Writes all that others read of the built site: share pictures, sitemap, robots, web manifest and icons. */
export async function writeShare({ target }: { target: string }): Promise<void> {
  await writeIcons({ target });
  await writeSitemap({ target });
  await drawShareCards({ target });
}
