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

const standInSchema = v.strictObject({
  /** Name of the font in the font stack of the theme. */
  family: name,
  /** Weight of the firm's font that it replaces. */
  weight,
  like: v.picklist(DEVICE_FONTS, `Choose one of ${DEVICE_FONTS.join(', ')}.`),
});
export type StandIn = v.InferOutput<typeof standInSchema>;

/** A variable font of a firm, as the config names it. */
export const typefaceSchema = v.strictObject({
  /** Name of the font in the font stack of the theme. */
  family: name,
  /** A file beside the config (`./fonts/x.woff2`), or one of an installed package. */
  file: v.pipe(v.string('Write the path of a font.'), v.nonEmpty('Write the path of a font.')),
  /** The lightest and the heaviest weight that the theme uses. */
  weights: v.tuple([weight, weight], 'Write the lightest and the heaviest weight: [400, 700].'),
  /**
   * Factor for the width of the fallback fonts, so that lines break as they will in the firm's font: below 1 narrower,
   * above 1 wider. Default 1.
   */
  narrower: v.optional(v.pipe(v.number(), v.minValue(0.8), v.maxValue(1.1)), 1),
  /** Device fonts, scaled to the same width, that show until the font has loaded. */
  standIns: v.optional(v.array(standInSchema), []),
});
export type Typeface = v.InferOutput<typeof typefaceSchema>;
