import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Share, Site } from '@tamarack-lowe/content-model';
import { linkFile } from '@tamarack-lowe/prerender';
import pLimit from 'p-limit';
import type { Original } from '../../../table/Content.server.ts';
import { sharePicturePath } from '../../../table/head/sharePicturePath.ts';
import type { ShareCard } from '../../../table/ShareCard.ts';
import { contentHash } from '../../contentHash.ts';
import { cardNames } from '../../share/cardNames.ts';
import type { CardDress } from './cardTheme.ts';

/** The share cards of a site in one language. */
export type CardDeck = {
  site: Pick<Site, 'brand' | 'languages' | 'paths'>;
  cards: readonly ShareCard[];
  /** What all cards say, places filled in. */
  share: Pick<Share, 'ring' | 'careers'>;
  /** File of the logo, SVG of 274 × 80 px. */
  logo: string;
};

/** What share cards are drawn from. */
export type CardSource = {
  decks: readonly CardDeck[];
  /** What a picture is made from, by its media key. */
  originalOf: (key: string) => Original;
  dress: CardDress;
  /** The built folder. */
  target: string;
  /** Folder of the cards of earlier builds. */
  cache: string;
};

/** Pictures under way at once: drawing leaves this thread. */
const HANDS = 3;

/**
 * Draws the share picture of every page into `og/` of the target folder, 1200 × 630 px. What cards with the same picture
 * have in common is drawn once, whatever their language. Cards whose words and pictures have not changed come from the
 * cache, where they have a second name: thousands of them would be gigabytes to copy. What no page needs any more leaves it.
 */
export async function drawShareCards({ decks, originalOf, dress, target, cache }: CardSource): Promise<void> {
  const started = performance.now();
  await mkdir(cache, { recursive: true });
  const kept = new Set(await readdir(cache));
  const named = decks.flatMap(({ site, cards, share, logo }) => {
    const { ring, careers } = share;
    const nameOf = cardNames(
      JSON.stringify([contentHash(import.meta.dirname, logo), dress, ring, careers]),
      originalOf,
    );
    return cards.map((card) => ({ card, name: nameOf(card), ring, careers, logo, site }));
  });
  const missing = new Map(named.filter(({ name }) => !kept.has(name)).map((each) => [each.name, each]));
  const inHand = pLimit(HANDS);

  if (missing.size > 0) {
    // Where nothing is to be drawn, nobody waits for what draws.
    const { drawMissing } = await import('./drawCards.ts');
    await drawMissing(missing.values(), { originalOf, cache, dress, inHand });
  }

  await inHand.map(named, async ({ card, name, site }) => {
    const to = path.join(target, decodeURIComponent(sharePicturePath(site, card.path)));
    await mkdir(path.dirname(to), { recursive: true });
    linkFile(path.join(cache, name), to);
  });
  const used = new Set(named.map(({ name }) => name));
  for (const name of kept) if (!used.has(name)) await rm(path.join(cache, name));

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(`Share pictures: ${missing.size} of ${named.length} drawn anew, ${seconds} s`);
}
