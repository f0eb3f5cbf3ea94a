import { originalOf } from '@tamarack-lowe/stories/server';
import sharp from 'sharp';
import { paperGrain } from './paperGrain.ts';
import { squareOf } from './squareOf.ts';

/** A picture as a circle with the grain of the site's paper, PNG; the diameter in px. */
export async function photoDisc(media: string, diameter: number): Promise<Buffer> {
  const square = await squareOf(originalOf(media), diameter);
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
