import sharp from 'sharp';
import { type BakeSettings, LEAST_QUALITY, WIDE_FROM_PX } from '../images/settings.ts';
import type { Pixels } from '../images/renderImages.ts';

/** Largest AVIF for a width, bytes: the budget of its class in proportion to the area. */
export function budgetFor(settings: BakeSettings, width: number): number {
  const wide = width > WIDE_FROM_PX;
  const area = wide ? (width / 1200) ** 2 : (width / 320) ** 2;
  return Math.round((wide ? settings.budget.wide : settings.budget.small) * area);
}

/** How much quality a busy picture gives up at a time. */
const STEP = 3;

/** Flat pixels as AVIF. A busy picture gives up a little quality to stay in budget. */
export async function encodePicture({ data, info }: Pixels, settings: BakeSettings): Promise<Buffer> {
  const wide = info.width > WIDE_FROM_PX;
  const budget = budgetFor(settings, info.width);

  let quality = wide ? settings.avif.wide : settings.avif.small;
  const encode = () =>
    sharp(data, { raw: info })
      .avif({ quality, effort: settings.avif.effort, chromaSubsampling: wide ? '4:2:0' : '4:4:4' })
      .toBuffer();
  let avif = await encode();
  while (avif.length > budget && quality > LEAST_QUALITY) {
    quality -= STEP;
    avif = await encode();
  }
  return avif;
}
