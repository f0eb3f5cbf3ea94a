import sharp from 'sharp';
import type { Original } from '../../table/Content.server.ts';
import type { CardGround } from '../outputs/share-cards/cardBackground.ts';
import { WORDS } from './cardPaper.ts';
import { photoDisc } from './photoDisc.ts';

/** Pixels of a card without its words, RGB. */
export type DrawnGround = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/** Some networks fetch share pictures over slow lines and give up early. */
const MOST_BYTES = 120 * 1024;

/** Almost no loss; most cards fit with it. */
const BEST = 80;

/** Down to visible blocks. */
const LESSER = [70, 60, 45, 30];

/** Draws what cards with the same pictures have in common. */
export async function drawGround(
  { svg, discs }: CardGround,
  originalOf: (key: string) => Original,
): Promise<DrawnGround> {
  const pictures = await Promise.all(
    discs.map(async ({ media, cx, cy, diameter }) => ({
      input: await photoDisc(originalOf(media), { diameter, grained: !media.startsWith('films/') }),
      left: Math.round(cx - diameter / 2),
      top: Math.round(cy - diameter / 2),
    })),
  );
  return sharp(Buffer.from(svg))
    .composite(pictures)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Puts words (SVG) on a ground: a JPEG of at most 120 KB, as good as fits. */
export async function drawCard({ data, info }: DrawnGround, words: string): Promise<Buffer> {
  const over = { input: Buffer.from(words), left: 0, top: WORDS.top };
  const drawn = (quality: number) =>
    sharp(data, { raw: info })
      .composite([over])
      .removeAlpha()
      // The best code words would save three percent and take as long as the rest.
      .jpeg({ quality, optimiseCoding: false })
      .toBuffer();
  let card = await drawn(BEST);
  for (const quality of LESSER) {
    if (card.length <= MOST_BYTES) break;
    card = await drawn(quality);
  }
  return card;
}
