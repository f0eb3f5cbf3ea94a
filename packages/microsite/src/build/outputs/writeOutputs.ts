import { join } from 'node:path';
import { baseOf } from '../../site/paths.ts';
import { shareOf } from '../../table/shareOf.ts';
import type { Drawing } from '../render/renderers.ts';
import { writeManifest } from '../share/writeManifest.ts';
import type { CardDress } from './share-cards/cardTheme.ts';
import { drawShareCards } from './share-cards/shareCards.ts';
import { writeSitemap } from './sitemap.ts';
import { writeIcons } from './webManifest.ts';

/** What others read of a site is made from this. */
export type ShareSource = {
  /** The site in each of its languages. */
  drawings: readonly Drawing[];
  /** Files of drawings of the brand by their names, in each of them. */
  brandDrawings: readonly ((name: string) => string)[];
  dress: CardDress;
  /** The built folder. */
  target: string;
  /** Folder of the cards of earlier builds. */
  cache: string;
};

/** Writes all that others read of the built site: share pictures, sitemap, robots, web manifests and icons. */
export async function writeShare({
  drawings,
  brandDrawings,
  dress,
  target,
  cache,
}: ShareSource): Promise<void> {
  const [first] = drawings;
  const [icons] = brandDrawings;
  if (!first || !icons) throw new Error('A site needs a language.');
  await writeIcons({ drawings: icons, target: join(target, baseOf(first.site)), paper: dress.paper });
  for (const { site, context } of drawings)
    await writeManifest({
      site,
      description: context.headSay('introDescription'),
      target,
      paper: dress.paper,
    });
  await writeSitemap({
    sites: drawings.map(({ site, context, ownPages }) => ({
      site,
      pages: ownPages,
      alternates: context.alternates,
    })),
    target,
  });
  await drawShareCards({
    decks: drawings.map(({ site, cards, context }, index) => ({
      site,
      cards,
      share: shareOf(context.content, site),
      logo: (brandDrawings[index] ?? icons)('logo-night'),
    })),
    originalOf: first.context.content.originalOf,
    dress,
    target,
    cache,
  });
}
