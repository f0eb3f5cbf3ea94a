import sharp from 'sharp';
import type { Original } from '../../table/Content.server.ts';
import { paperGrain } from './paperGrain.ts';
import { squareOf } from './squareOf.ts';

/** A picture as a circle, PNG; the diameter in px. `grained`: with the grain of the site's paper. */
export async function photoDisc(
  original: Original,
  { diameter, grained }: { diameter: number; grained: boolean },
): Promise<Buffer> {
  const square = await squareOf(original, diameter);
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${diameter}" height="${diameter}"><circle cx="50%" cy="50%" r="50%"/></svg>`;
  const raw = { width: diameter, height: diameter, channels: 4 as const };
  const grain = grained ? [{ input: paperGrain(diameter), raw }] : [];
  return sharp(square)
    .ensureAlpha()
    .composite([...grain, { input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
