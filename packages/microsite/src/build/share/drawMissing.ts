import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LimitFunction } from 'p-limit';
import sharp from 'sharp';
import type { Original } from '../../table/Content.server.ts';
import type { CardArt, ShareCard } from '../../table/ShareCard.ts';
import { cardGround } from './cardGround.ts';
import { cardTypefaces } from './cardTypefaces.ts';
import { cardWords } from './cardWords.ts';
import { drawCard, drawGround } from './drawCard.ts';

/** A card, and the file that it is kept in. */
export type NamedCard = { card: ShareCard; name: string };

type Shared = {
  /** The word on the ring, and the line in gold. */
  ring: string;
  careers: string;
  /** File of the logo. */
  logo: string;
  originalOf: (key: string) => Original;
  /** The folder they are kept in. */
  cache: string;
  inHand: LimitFunction;
};

/** Draws cards that are not kept yet. Those with the same pictures share their ground. */
export async function drawMissing(
  missing: Iterable<NamedCard>,
  { ring, careers, logo, originalOf, cache, inHand }: Shared,
): Promise<void> {
  const groups = withSamePictures(missing);
  const fonts = groups.length > 0 ? await cardTypefaces() : [];
  // Several pictures are drawn at once, each by one thread.
  sharp.concurrency(1);
  await inHand.map(groups, async ({ art, sharing }) => {
    const ground = await drawGround(cardGround(art, { ring, logo }), originalOf);
    for (const { card, name } of sharing) {
      const cached = path.join(cache, name);
      // A build that is stopped halfway must not leave half a picture under this name.
      await writeFile(`${cached}.part`, await drawCard(ground, await cardWords(card, { careers, fonts })));
      await rename(`${cached}.part`, cached);
    }
  });
}

function withSamePictures(cards: Iterable<NamedCard>): { art: CardArt; sharing: NamedCard[] }[] {
  const groups = new Map<string, { art: CardArt; sharing: NamedCard[] }>();
  for (const named of cards) {
    const { art } = named.card;
    const key = JSON.stringify(art);
    const group = groups.get(key) ?? { art, sharing: [] };
    group.sharing.push(named);
    groups.set(key, group);
  }
  return [...groups.values()];
}
