import path from 'node:path';
import type { Original } from '@tamarack-lowe/content-tools';
import { grain } from '@tamarack-lowe/content-tools/internal/grain';
import { writeWhole } from '@tamarack-lowe/prerender/internal/files';
import type { LimitFunction } from 'p-limit';
import sharp from 'sharp';
import type { ShareCard } from '../../../routes/pages.server.ts';
import { type CardBackground, cardBackground } from './cardBackground.ts';
import { cardText, TEXT_BOX } from './cardText.ts';
import type { CardColours, CardTheme } from './cardTheme.ts';

/** A card, the name of its file in the cache, and the values of all cards in its language. */
type NamedCard = {
  card: ShareCard;
  name: string;
  /** The word on the name ring, and the line in gold. */
  ring: string;
  careers: string;
  /** File of the logo. */
  logo: string;
};

type Options = {
  originalOf: (key: string) => Original;
  /** Folder of the rendered cards. */
  cache: string;
  theme: CardTheme;
  limit: LimitFunction;
};

/** Renders cards into the cache. Cards that differ only in their text share a background. */
export async function renderCards(
  cards: Iterable<NamedCard>,
  { originalOf, cache, theme, limit }: Options,
): Promise<void> {
  const { colours } = theme;
  const groups = groupByBackground(cards, colours);
  const fonts = groups.length > 0 ? await theme.fonts() : [];
  // Several pictures are rendered at the same time, each on one thread.
  sharp.concurrency(1);
  await limit.map(groups, async ({ background, sharing }) => {
    const pixels = await renderBackground(background, originalOf);
    for (const { card, name, careers, logo } of sharing) {
      const file = path.join(cache, name);
      const text = await cardText(card, { careers, fonts, colours });
      await writeWhole(file, await finishCard(pixels, { logo, text }));
    }
  });
}

type Group = { background: CardBackground; sharing: NamedCard[] };

function groupByBackground(cards: Iterable<NamedCard>, colours: CardColours): Group[] {
  const groups = new Map<string, Group>();
  for (const named of cards) {
    const background = cardBackground(named.card.art, { ring: named.ring, colours });
    const key = JSON.stringify(background);
    const group = groups.get(key) ?? { background, sharing: [] };
    group.sharing.push(named);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Pixels of a card without logo and text, RGB. */
type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

async function renderBackground(
  { svg, discs }: CardBackground,
  originalOf: (key: string) => Original,
): Promise<Pixels> {
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

/** Some networks load share pictures over slow lines and give up early. */
const MOST_BYTES = 120 * 1024;

/** Most cards fit with almost no loss; the last quality shows blocks. */
const BEST_QUALITY = 80;
const LOWER_QUALITIES = [70, 60, 45, 30];

/** Upper left corner of the logo, and its size, px. */
const LOGO = { left: 64, top: 52, width: 274, height: 80 } as const;

/** Puts logo (file) and text (SVG) on a background, and makes a JPEG of at most 120 KB, in the best quality that fits. */
async function finishCard(
  { data, info }: Pixels,
  { logo, text }: { logo: string; text: string },
): Promise<Buffer> {
  const { left, top, width, height } = LOGO;
  const overlays = [
    { input: await sharp(logo).resize({ width, height, fit: 'inside' }).toBuffer(), left, top },
    { input: Buffer.from(text), left: 0, top: TEXT_BOX.top },
  ];
  const pixels = await sharp(data, { raw: info })
    .composite(overlays)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const compress = (quality: number) =>
    // Optimal Huffman codes save three percent and double the time.
    sharp(pixels.data, { raw: pixels.info }).jpeg({ quality, optimiseCoding: false }).toBuffer();
  let card = await compress(BEST_QUALITY);
  for (const quality of LOWER_QUALITIES) {
    if (card.length <= MOST_BYTES) break;
    card = await compress(quality);
  }
  return card;
}

/** Cuts a picture to a circle, PNG, with the diameter in px. `grained` adds the paper grain of the site. */
async function photoDisc(
  original: Original,
  { diameter, grained }: { diameter: number; grained: boolean },
): Promise<Buffer> {
  const square = await cropSquare(original, diameter);
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${diameter}" height="${diameter}"><circle cx="50%" cy="50%" r="50%"/></svg>`;
  const raw = { width: diameter, height: diameter, channels: 4 as const };
  const paper = grained ? [{ input: grain(diameter, diameter, GRAIN_STRENGTH), raw }] : [];
  return sharp(square)
    .ensureAlpha()
    .composite([...paper, { input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Strength of the printed grain on cards, 0 to 1. */
const GRAIN_STRENGTH = 0.3;

/** Librsvg draws nothing sharper than this, dots per inch. */
const MOST_DPI = 2400;
const SCREEN_DPI = 72;

/** Crops the largest square around the focal point of a picture, upright, without transparency; its side in px. */
export async function cropSquare({ file, focal }: Original, side: number): Promise<Buffer> {
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  const scale = side / Math.min(width, height);
  const density = file.endsWith('.svg') ? Math.min(MOST_DPI, SCREEN_DPI * scale) : SCREEN_DPI;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const offset = (length: number, percent: number) =>
    Math.max(0, Math.min(length - side, Math.round((length * percent) / 100 - side / 2)));
  return sharp(file, { density })
    .autoOrient()
    .resize(size.width, size.height)
    .extract({
      left: offset(size.width, focal.x),
      top: offset(size.height, focal.y),
      width: side,
      height: side,
    })
    .removeAlpha()
    .toBuffer();
}
