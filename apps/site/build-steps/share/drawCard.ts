import sharp from 'sharp';
import { CARD } from './cardPaper.ts';
import { type ComposedGround, WORDS } from './composeCard.ts';
import { photoDisc } from './photoDisc.ts';

/** Pixels of a card without its words, RGB. */
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

/**
 * Gives a function that puts words on a ground, for one card after the other: the next may begin when the last is done.
 * It gives a JPEG of at most 120 KB, as good as fits.
 */
export function cardPainter({ data: ground, info }: DrawnGround): (words: string) => Promise<Buffer> {
  // One canvas for all cards: thousands of their size would keep the garbage collector busy.
  const canvas = Buffer.from(ground);
  return async (words) => {
    const lettering = await sharp(Buffer.from(words)).ensureAlpha().raw().toBuffer();
    ground.copy(canvas);
    write(lettering, canvas);
    let smallest = canvas;
    for (const quality of QUALITIES) {
      // The best code words would save three percent and take as long as the rest.
      smallest = await sharp(canvas, { raw: info }).jpeg({ quality, optimiseCoding: false }).toBuffer();
      if (smallest.length <= MOST_BYTES) break;
    }
    return smallest;
  };
}

/** Writes words (RGBA) on a card (RGB), in their place: what sharp's `composite` does, for a part of the card. */
function write(words: Buffer, card: Buffer) {
  const inked = new Uint32Array(words.buffer, words.byteOffset, WORDS.width * WORDS.height);
  for (let y = 0; y < WORDS.height; y += 1) {
    const row = y * WORDS.width;
    const line = 3 * (y + WORDS.top) * CARD.width;
    for (let x = 0; x < WORDS.width; x += 1) {
      if (inked[row + x] === 0) continue;
      const from = 4 * (row + x);
      const to = line + 3 * x;
      const alpha = (words[from + 3] ?? 0) / 255;
      for (let part = 0; part < 3; part += 1) {
        card[to + part] = Math.round(
          (words[from + part] ?? 0) * alpha + (card[to + part] ?? 0) * (1 - alpha),
        );
      }
    }
  }
}
