import sharp from 'sharp';
import { type BakeSettings, LEAST_QUALITY, WIDE_FROM_PX } from '../media/bakeSettings.ts';
import type { Pixels } from './drawPicture.ts';

/** Largest AVIF for a width, bytes: the budget of its class in proportion to the area. */
export function budgetFor(settings: BakeSettings, width: number): number {
  const wide = width > WIDE_FROM_PX;
  const area = wide ? (width / 1200) ** 2 : (width / 320) ** 2;
  return Math.round((wide ? settings.budget.wide : settings.budget.small) * area);
}

/** How much quality a busy picture gives up at a time. */
const STEP = 3;

/** Flat pixels as AVIF and WebP. A busy AVIF gives up a little quality to stay in budget; WebP is a fallback without one. */
export async function encodePicture(
  { data, info }: Pixels,
  settings: BakeSettings,
): Promise<{ avif: Buffer; webp: Buffer }> {
  const wide = info.width > WIDE_FROM_PX;
  const open = () => sharp(data, { raw: info });
  const budget = budgetFor(settings, info.width);

  let quality = wide ? settings.avif.wide : settings.avif.small;
  const encode = () =>
    open()
      .avif({ quality, effort: settings.avif.effort, chromaSubsampling: wide ? '4:2:0' : '4:4:4' })
      .toBuffer();
  let avif = await encode();
  while (avif.length > budget && quality > LEAST_QUALITY) {
    quality -= STEP;
    avif = await encode();
  }
  const webp = await open()
    .webp({ quality: wide ? settings.webp.wide : settings.webp.small, effort: settings.webp.effort })
    .toBuffer();
  return { avif, webp };
}
