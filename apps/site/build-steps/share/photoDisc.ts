import { pictureOf } from '@tamarack-lowe/stories/server';
import sharp from 'sharp';
import { paperGrain } from './paperGrain.ts';
import { pictureFile } from './pictureFile.ts';

const DENSEST = 2400;
const SCREEN_DPI = 72;

/** A picture as a circle with the grain of the site's paper, PNG; the diameter in px. */
export async function photoDisc(media: string, diameter: number): Promise<Buffer> {
  const file = pictureFile(media);
  const { width = diameter, height = diameter } = await sharp(file).metadata();
  const scale = diameter / Math.min(width, height);
  const density = file.endsWith('.svg') ? Math.min(DENSEST, SCREEN_DPI * scale) : SCREEN_DPI;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const { focal } = pictureOf(media);
  const inside = (room: number, share: number) =>
    Math.max(0, Math.min(room - diameter, Math.round((room * share) / 100 - diameter / 2)));
  const square = await sharp(file, { density })
    .resize(size.width, size.height)
    .extract({
      left: inside(size.width, focal.x),
      top: inside(size.height, focal.y),
      width: diameter,
      height: diameter,
    })
    .removeAlpha()
    .toBuffer();
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${diameter}" height="${diameter}"><circle cx="50%" cy="50%" r="50%"/></svg>`;
  const grained = media.startsWith('films/')
    ? []
    : [{ input: paperGrain(diameter), raw: { width: diameter, height: diameter, channels: 4 as const } }];
  return sharp(square)
    .ensureAlpha()
    .composite([...grained, { input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
