import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { originalOf } from '@tamarack-lowe/stories/server';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { sharePicturePath } from '../../app/content/sharePicturePath.ts';
import { composeGround, composeWords, LOGO } from './composeCard.ts';
import { cardPainter, drawGround } from './drawCard.ts';
import { listCards, type ShareCard } from './listCards.ts';
import { loadTypefaces } from './loadTypefaces.ts';
import { readShareWords } from './readShareWords.ts';
import { stampOf } from './stampOf.ts';

const CACHE = path.join(import.meta.dirname, '../../.cache/og');
const RINGS = path.join(import.meta.dirname, '../../../../packages/ui/src/rings/ring.ts');

type NamedCard = [name: string, card: ShareCard];
type NamedCards = [NamedCard, ...NamedCard[]];

/** Pictures under way at once: drawing leaves this thread. */
const HANDS = 3;

/**
 * Draws the share picture of every page into `og/` of the target folder, 1200 × 630 px. What cards with the same
 * picture have in common is drawn once. Cards whose words and pictures have not changed come from `.cache/og`; what no
 * page needs any more leaves the cache.
 */
export async function drawShareCards({ target }: { target: string }): Promise<void> {
  const started = performance.now();
  const words = readShareWords();
  const cards = listCards(words);
  await mkdir(CACHE, { recursive: true });
  const kept = new Set(await readdir(CACHE));

  const nameOf = cardNames(JSON.stringify([stampOf(import.meta.dirname, RINGS, LOGO), words]));
  const named = cards.map((card) => ({ card, name: nameOf(card) }));
  const missing = new Map(named.filter(({ name }) => !kept.has(name)).map(({ card, name }) => [name, card]));
  if (missing.size > 0) {
    console.info(`Share pictures: ${missing.size} of ${cards.length} to draw …`);
    const typefaces = await loadTypefaces(lettersOf([...missing.values()]) + words.careers);
    // Several pictures are drawn at once, each by one thread.
    sharp.concurrency(1);
    await pLimit(HANDS).map(withSamePictures(missing), async (sharing) => {
      const [[, { art }]] = sharing;
      const paint = cardPainter(await drawGround(composeGround(art, words, typefaces.text)));
      for (const [name, card] of sharing) {
        const cached = path.join(CACHE, name);
        // A build that is stopped halfway must not leave half a picture under this name.
        await writeFile(`${cached}.part`, await paint(composeWords(card, typefaces)));
        await rename(`${cached}.part`, cached);
      }
    });
  }
  for (const { card, name } of named) {
    const place = path.join(target, decodeURIComponent(sharePicturePath(card.path)));
    await mkdir(path.dirname(place), { recursive: true });
    await copyFile(path.join(CACHE, name), place);
  }
  const used = new Set(named.map(({ name }) => name));
  for (const name of kept) if (!used.has(name)) await rm(path.join(CACHE, name));

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(`Share pictures: ${missing.size} of ${cards.length} drawn anew, ${seconds} s`);
}

function withSamePictures(cards: ReadonlyMap<string, ShareCard>): NamedCards[] {
  const groups = new Map<string, NamedCards>();
  for (const named of cards) {
    const key = JSON.stringify(named[1].art);
    const group = groups.get(key);
    if (group) group.push(named);
    else groups.set(key, [named]);
  }
  return [...groups.values()];
}

/** Everything the cards say, as one text. */
function lettersOf(cards: readonly ShareCard[]): string {
  return cards.map(({ headline, note = '' }) => headline + note).join('');
}

/**
 * Names cards by their words, their pictures and what draws them: what a card looks like depends on nothing else. Reads
 * every picture once.
 */
function cardNames(maker: string): (card: ShareCard) => string {
  const known = new Map<string, string>();
  return ({ art, headline, note }) => {
    const key = JSON.stringify(art);
    const pictures = known.get(key) ?? hashOfPictures('photo' in art ? [art.photo] : art.portraits);
    known.set(key, pictures);
    return `${hashOf(JSON.stringify([maker, key, pictures, headline, note]))}.jpg`;
  };
}

function hashOfPictures(media: readonly string[]): string {
  return media
    .map((key) => {
      const { file, focal } = originalOf(key);
      return hashOf(readFileSync(file)) + JSON.stringify(focal);
    })
    .join();
}

const hashOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
