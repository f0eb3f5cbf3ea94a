import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureOf } from '@tamarack-lowe/stories/server';
import { sharePicturePath } from '../../app/content/sharePicturePath.ts';
import { type ComposedCard, composeCard } from './composeCard.ts';
import { drawCard } from './drawCard.ts';
import { listCards, type ShareCard } from './listCards.ts';
import { loadTypefaces } from './loadTypefaces.ts';
import { pictureFile } from './pictureFile.ts';
import { readShareWords } from './readShareWords.ts';

const CACHE = path.join(import.meta.dirname, '../../.cache/og');

/** Raise when the same composition is drawn differently. */
const VERSION = 1;
/** Cards under way at once: drawing leaves this thread. */
const HANDS = 3;

/**
 * Draws the share picture of every page into `og/` of the target folder, 1200 × 630 px. Cards whose words and pictures
 * have not changed come from `.cache/og`; what no page needs any more leaves the cache.
 */
export async function drawShareCards({
  target,
}: {
  target: string;
}): Promise<{ cards: number; drawn: number }> {
  const started = performance.now();
  const words = readShareWords();
  const cards = listCards(words);
  const typefaces = await loadTypefaces(lettersOf(cards) + words.careers);
  await mkdir(CACHE, { recursive: true });

  console.log(`Share pictures: ${cards.length} to look at …`);
  const used = new Set<string>();
  let drawn = 0;
  const rest = cards.values();
  const hand = async () => {
    for (const card of rest) {
      const composed = composeCard(card, words, typefaces);
      const name = `${hashOf(composed)}.png`;
      used.add(name);
      const cached = path.join(CACHE, name);
      if (!existsSync(cached)) {
        // A build that is stopped halfway must not leave half a picture under this name.
        await writeFile(`${cached}.part`, await drawCard(composed));
        await rename(`${cached}.part`, cached);
        drawn += 1;
      }
      const file = path.join(target, decodeURIComponent(sharePicturePath(card.path)));
      await mkdir(path.dirname(file), { recursive: true });
      await copyFile(cached, file);
    }
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
  for (const name of await readdir(CACHE)) if (!used.has(name)) await rm(path.join(CACHE, name));

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Share pictures: ${drawn} of ${cards.length} drawn anew, ${seconds} s`);
  return { cards: cards.length, drawn };
}

/** Everything the cards say, as one text. */
function lettersOf(cards: readonly ShareCard[]): string {
  return cards.map(({ headline, note = '' }) => headline + note).join('');
}

/** Words, shapes, places and the bytes of the pictures: what a card looks like depends on nothing else. */
function hashOf({ svg, discs }: ComposedCard): string {
  const hash = createHash('sha256').update(JSON.stringify([VERSION, svg, discs]));
  for (const { media } of discs) {
    hash.update(JSON.stringify(pictureOf(media).focal)).update(readFileSync(pictureFile(media)));
  }
  return hash.digest('hex').slice(0, 16);
}
