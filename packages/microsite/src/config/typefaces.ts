import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';

/** Device fonts that can be scaled to the width of a firm's font. */
export const DEVICE_FONTS = [
  'arial',
  'arial-bold',
  'georgia-bold',
  'noto-serif-bold',
  'roboto',
  'roboto-bold',
  'times-bold',
] as const;
export type DeviceFont = (typeof DEVICE_FONTS)[number];

const name = v.pipe(v.string('Write the name of the family.'), v.nonEmpty('Write the name of the family.'));
const weight = v.pipe(v.number('Write a weight, such as 400.'), v.minValue(1), v.maxValue(1000));

const fallbackSchema = v.strictObject({
  /**
   * Name of the fallback font in the font stack of the theme.
   * @example family: 'Anek Arial'
   */
  family: name,
  /**
   * Weight of the firm's font that it replaces.
   * @example weight: 600
   */
  weight,
  /**
   * Device font that it is made of: `arial`, `arial-bold`, `georgia-bold`, `noto-serif-bold`, `roboto`, `roboto-bold` or
   * `times-bold`.
   * @example like: 'arial-bold'
   */
  like: v.picklist(DEVICE_FONTS, `Choose one of ${DEVICE_FONTS.join(', ')}.`),
});
export type FallbackFont = v.InferOutput<typeof fallbackSchema>;

/** A variable font of a firm. */
export const typefaceSchema = v.strictObject({
  /**
   * Name of the font in the font stack of the theme.
   * @example family: 'Anek Latin Variable'
   */
  family: name,
  /**
   * Font file: a path from the folder of the config, or a file of an installed package.
   * @example file: './fonts/anek-latin.woff2'
   */
  file: v.pipe(v.string('Write the path of a font.'), v.nonEmpty('Write the path of a font.')),
  /**
   * The lightest and the heaviest weight that the theme uses.
   * @example weights: [400, 700]
   */
  weights: v.tuple([weight, weight], 'Write the lightest and the heaviest weight: [400, 700].'),
  /**
   * Factor for the width of the fallback fonts, 0.8 to 1.1, so that lines break as they will in the firm's font. Default: 1.
   * @example fallbackWidth: 1.012
   */
  fallbackWidth: v.optional(v.pipe(v.number(), v.minValue(0.8), v.maxValue(1.1)), 1),
  /**
   * Device fonts, scaled to the same width, that show until the font has loaded. Default: none.
   * @example fallbacks: [{ family: 'Anek Arial', weight: 400, like: 'arial' }]
   */
  fallbacks: v.optional(v.array(fallbackSchema), []),
});
export type Typeface = v.InferOutput<typeof typefaceSchema>;

/**
 * Returns the full path of a typeface: relative to `root`, the folder of the config, or in an installed package. Throws when the
 * package is not there.
 */
export function typefacePath(file: string, root: string): string {
  const { resolve } = createRequire(join(root, 'package.json'));
  return file.startsWith('.') ? join(root, file) : resolve(file);
}
