import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import type { DeviceFont, FallbackFont } from '../../config/typefaces.ts';

/**
 * Metrics of fonts of visitors' devices, in units of the font, and the names of all fonts with the same widths. Browsers look
 * for one name after the other during the first layout, so the name that the systems with this font most likely have comes
 * first. The numbers are those of `@capsizecss/metrics` 4.3.0 (MIT, SEEK), a package of 30,000 files.
 */
const DEVICE_FONTS = {
  arial: {
    metrics: deviceFont('Arial', { perEm: 2048, ascent: 1854, descent: -434, lineGap: 67, width: 913 }),
    locals: ['Arial', 'Liberation Sans', 'Arimo'],
  },
  'arial-bold': {
    metrics: deviceFont('Arial', { perEm: 2048, ascent: 1854, descent: -434, lineGap: 67, width: 983 }),
    locals: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  'georgia-bold': {
    metrics: deviceFont('Georgia', { perEm: 2048, ascent: 1878, descent: -449, lineGap: 0, width: 1062 }),
    locals: ['Georgia Bold', 'Gelasio Bold'],
  },
  'noto-serif-bold': {
    metrics: deviceFont('Noto Serif', { perEm: 1000, ascent: 1069, descent: -293, lineGap: 0, width: 512 }),
    locals: ['Noto Serif Bold'],
  },
  roboto: {
    metrics: deviceFont('Roboto', { perEm: 2048, ascent: 1900, descent: -500, lineGap: 0, width: 911 }),
    locals: ['Roboto', 'Roboto Regular'],
  },
  'roboto-bold': {
    metrics: deviceFont('Roboto', { perEm: 2048, ascent: 1900, descent: -500, lineGap: 0, width: 926 }),
    locals: ['Roboto Bold'],
  },
  'times-bold': {
    metrics: deviceFont('Times New Roman', {
      perEm: 2048,
      ascent: 1825,
      descent: -443,
      lineGap: 87,
      width: 886,
    }),
    locals: ['Liberation Serif Bold', 'Tinos Bold', 'Times New Roman Bold'],
  },
} as const satisfies Record<DeviceFont, object>;

/** Metrics of a font in units of the font; `width`: the mean of Latin letters as often as they occur in texts. */
type DeviceMetrics = { perEm: number; ascent: number; descent: number; lineGap: number; width: number };

function deviceFont(familyName: string, { perEm, width, ...lines }: DeviceMetrics) {
  return {
    familyName,
    ...lines,
    unitsPerEm: perEm,
    xWidthAvg: width,
    // The library asks for both; Latin is what it compares.
    subsets: { latin: { xWidthAvg: width }, thai: { xWidthAvg: width } },
  };
}

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
