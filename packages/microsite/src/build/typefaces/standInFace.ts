import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import type { StandIn } from '../../config/typefaces.ts';
import { deviceFonts } from './deviceFonts.ts';
import { type Cut, keptCut } from './keptCut.ts';

/** `88.1296%` as `88.1%`: every page carries these, and a tenth is a pixel in a thousand. */
const tenths = (percent: unknown, times = 1) => `${(Number.parseFloat(String(percent)) * times).toFixed(1)}%`;

/** The `@font-face` of a device's font, made as wide and as high as a firm's font is at a weight. */
export async function standInFace(
  { family, weight, like }: StandIn,
  { cache, narrower, ...cut }: Omit<Cut, 'options'> & { cache: string; narrower: number },
): Promise<string> {
  const options = { targetFormat: 'woff2', variationAxes: { wght: weight } } as const;
  const instance = await keptCut(cache, { ...cut, options });
  const { metrics, locals } = deviceFonts[like];
  const { fontFaces } = createFontStack([await fromBuffer(instance), metrics], {
    fontFaceFormat: 'styleObject',
  });
  const face = fontFaces[0]?.['@font-face'];
  if (!face) throw new Error(`Nothing on a device can stand in for ${family}.`);
  const src = locals.map((local) => `local('${local}')`).join();
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${src};size-adjust:${tenths(face.sizeAdjust, narrower)};ascent-override:${tenths(face.ascentOverride, 1 / narrower)};descent-override:${tenths(face.descentOverride, 1 / narrower)}}`;
}
