import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LimitFunction } from 'p-limit';
import sharp from 'sharp';
import type { Original } from '../../../table/Content.server.ts';
import type { CardArt, ShareCard } from '../../../table/ShareCard.ts';
import { drawCard, drawGround } from '../../share/drawCard.ts';
import { cardGround } from './cardBackground.ts';
import { cardWords } from './cardText.ts';
import type { CardDress } from './cardTheme.ts';

/** A card, the file that it is kept in, and what it shares with the others of its language. */
export type NamedCard = {
  card: ShareCard;
  name: string;
  /** The word on the ring, and the line in gold. */
  ring: string;
  careers: string;
  /** File of the logo. */
  logo: string;
};

type Shared = {
  originalOf: (key: string) => Original;
  /** The folder they are kept in. */
  cache: string;
  dress: CardDress;
  inHand: LimitFunction;
};

/** Draws cards that are not kept yet. Those with the same pictures share their ground. */
export async function drawMissing(
  missing: Iterable<NamedCard>,
  { originalOf, cache, dress, inHand }: Shared,
): Promise<void> {
  const groups = withSamePictures(missing);
  const fonts = groups.length > 0 ? await dress.fonts() : [];
  // Several pictures are drawn at once, each by one thread.
  sharp.concurrency(1);
  await inHand.map(groups, async ({ art, ring, logo, sharing }) => {
    const ground = await drawGround(cardGround(art, { ring, logo, paper: dress.paper }), originalOf);
    for (const { card, name, careers } of sharing) {
      const cached = path.join(cache, name);
      // A build that is stopped halfway must not leave half a picture under this name.
      await writeFile(
        `${cached}.part`,
        await drawCard(ground, await cardWords(card, { careers, fonts, paper: dress.paper })),
      );
      await rename(`${cached}.part`, cached);
    }
  });
}

type Group = { art: CardArt; ring: string; logo: string; sharing: NamedCard[] };

function withSamePictures(cards: Iterable<NamedCard>): Group[] {
  const groups = new Map<string, Group>();
  for (const named of cards) {
    const { ring, logo } = named;
    const { art } = named.card;
    const key = JSON.stringify([art, ring, logo]);
    const group = groups.get(key) ?? { art, ring, logo, sharing: [] };
    group.sharing.push(named);
    groups.set(key, group);
  }
  return [...groups.values()];
}
