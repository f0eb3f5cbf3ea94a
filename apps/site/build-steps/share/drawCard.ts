import sharp from 'sharp';
import { type ComposedGround, WORDS } from './composeCard.ts';
import { photoDisc } from './photoDisc.ts';

/** Pixels of a card without its words. */
export type DrawnGround = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/** Some networks fetch share pictures over slow lines and give up early. */
const MOST_BYTES = 120 * 1024;

/** From almost no loss to visible blocks; most cards fit with the first. */
const QUALITIES = [80, 70, 60, 45, 30];

/** Draws what cards with the same pictures have in common. */
export async function drawGround({ svg, discs }: ComposedGround): Promise<DrawnGround> {
  const pictures = await Promise.all(
    discs.map(async ({ media, cx, cy, diameter }) => ({
      input: await photoDisc(media, diameter),
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

/** Puts words on a ground. Gives a JPEG of at most 120 KB: as good as fits. */
export async function drawCard({ data, info }: DrawnGround, words: string): Promise<Buffer> {
  const card = sharp(data, { raw: info })
    .composite([{ input: Buffer.from(words), left: 0, top: WORDS.top }])
    .removeAlpha();
  let smallest = data;
  for (const quality of QUALITIES) {
    smallest = await card.clone().jpeg({ quality }).toBuffer();
    if (smallest.length <= MOST_BYTES) break;
  }
  return smallest;
}
