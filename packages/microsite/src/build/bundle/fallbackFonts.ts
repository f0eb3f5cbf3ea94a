import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import georgiaBold from '@capsizecss/metrics/georgia/700';
import notoSerifBold from '@capsizecss/metrics/notoSerif/700';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import timesBold from '@capsizecss/metrics/timesNewRoman/700';
import { fromBuffer } from '@capsizecss/unpack';
import type { DeviceFont, FallbackFont } from '../../config/typefaces.ts';

/**
 * Metrics of fonts of visitors' devices, and the names of all fonts with the same widths. Browsers look for one name after the
 * other during the first layout, so the name that the systems with this font most likely have comes first.
 */
const DEVICE_FONTS = {
  arial: { metrics: arial, locals: ['Arial', 'Liberation Sans', 'Arimo'] },
  'arial-bold': { metrics: arialBold, locals: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'] },
  'georgia-bold': { metrics: georgiaBold, locals: ['Georgia Bold', 'Gelasio Bold'] },
  'noto-serif-bold': { metrics: notoSerifBold, locals: ['Noto Serif Bold'] },
  roboto: { metrics: roboto, locals: ['Roboto', 'Roboto Regular'] },
  'roboto-bold': { metrics: robotoBold, locals: ['Roboto Bold'] },
  'times-bold': {
    metrics: timesBold,
    locals: ['Liberation Serif Bold', 'Tinos Bold', 'Times New Roman Bold'],
  },
} as const satisfies Record<DeviceFont, object>;

/** Returns the `@font-face` rule of a device font that has the metrics of a typeface at one weight (`instance`, WOFF2). */
export async function fallbackFace(
  { family, weight, like }: FallbackFont,
  instance: Buffer,
  narrower: number,
): Promise<string> {
  const { metrics, locals } = DEVICE_FONTS[like];
  const { fontFaces } = createFontStack([await fromBuffer(instance), metrics], {
    fontFaceFormat: 'styleObject',
  });
  const face = fontFaces[0]?.['@font-face'];
  if (!face) throw new Error(`No font of a device can stand in for ${family}.`);
  const src = locals.map((local) => `local('${local}')`).join();
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${src};size-adjust:${tenths(face.sizeAdjust, narrower)};ascent-override:${tenths(face.ascentOverride, 1 / narrower)};descent-override:${tenths(face.descentOverride, 1 / narrower)}}`;
}

/** Rounds `88.1296%` to `88.1%`: every page contains these values, and a tenth is a pixel in a thousand. */
const tenths = (percent: unknown, times = 1) => `${(Number.parseFloat(String(percent)) * times).toFixed(1)}%`;
