import sharp from 'sharp';
import type { ComposedCard } from './composeCard.ts';
import { photoDisc } from './photoDisc.ts';

/** Some networks fetch share pictures over slow lines and give up early. */
const MOST_BYTES = 120 * 1024;

/** From almost no loss to visible bands; most cards fit with the first. */
const QUALITIES = [80, 60, 40, 20, 10];

/** Draws a composed card as PNG with a palette, at most 120 KB. */
export async function drawCard({ svg, discs }: ComposedCard): Promise<Buffer> {
  const pictures = await Promise.all(
    discs.map(async ({ media, cx, cy, diameter }) => ({
      input: await photoDisc(media, diameter),
      left: Math.round(cx - diameter / 2),
      top: Math.round(cy - diameter / 2),
    })),
  );
  const flat = await sharp(Buffer.from(svg))
    .composite(pictures)
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return encode(flat);
}

/** As good as fits: stills of films are full of fine rings and have to give up some of their colours. */
async function encode(flat: Buffer): Promise<Buffer> {
  let smallest = flat;
  for (const quality of QUALITIES) {
    smallest = await sharp(flat).png({ palette: true, quality, dither: 0.7, effort: 7 }).toBuffer();
    if (smallest.length <= MOST_BYTES) break;
  }
  return smallest;
}
