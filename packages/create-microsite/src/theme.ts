import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

const oklch = converter('oklch');

/** Degrees on the colour wheel from the first colour of a firm to the second. */
const SECOND_COLOUR_DEGREES = 62;

/** Degrees from the second colour to that of the blue bullet. */
const BULLET_DEGREES = 180;

const SNOW = '#ffffff';

/** Darkens a colour for hover. */
function darker(colour: string) {
  const { l = 0, c = 0, h = 0 } = oklch(colour) ?? {};
  return { l: Math.max(l - 0.09, 0), c: c * 0.9, h };
}

/**
 * Derives the colours of a brand from one: each by its name in the kit (`--gt-color-…`), as `#rrggbb`. Text has a
 * contrast of at least 4.5:1 with every background it appears on. `colour` is any CSS colour.
 */
export function paletteOf(colour: string) {
  const { l = 0.5, c = 0, h = 0 } = oklch(colour) ?? {};
  const strong = Math.min(c, 0.16);
  /** The first colour of the firm (`one`) and the second (`two`) at a lightness, with a share of the chroma. */
  const one = (lightness: number, share: number) => ({ l: lightness, c: strong * share, h });
  const two = (lightness: number, share: number) => ({
    l: lightness,
    c: strong * share,
    h: (h + SECOND_COLOUR_DEGREES) % 360,
  });
  const middle = Math.min(Math.max(l, 0.5), 0.7);

  const dawn = [hexOf(one(0.945, 0.16)), hexOf(one(0.9, 0.3)), hexOf(one(0.982, 0.06)), SNOW] as const;
  const dusk = [hexOf(two(0.935, 0.16)), hexOf(two(0.885, 0.3)), hexOf(two(0.978, 0.06)), SNOW] as const;
  const night = [hexOf(one(0.3, 0.35)), hexOf(one(0.23, 0.3))] as const;
  const light = [...dawn, ...dusk];
  const first = readableOn(dawn, one(Math.min(l, 0.6), 1));
  const second = readableOn(dusk, two(0.5, 1));
  return {
    'night-800': night[0],
    'night-900': night[1],
    'night-ring': hexOf(one(0.5, 0.5)),
    'night-mist': readableOn(night, one(0.85, 0.2)),
    'night-control': hexOf(one(0.64, 0.35)),
    ink: readableOn(light, one(0.23, 0.3)),
    'ink-soft': readableOn(light, one(0.43, 0.25)),
    'ink-placeholder': readableOn(light, one(0.5, 0.25)),
    snow: SNOW,
    'dawn-ground': dawn[0],
    'dawn-deep': dawn[1],
    'dawn-ring': hexOf(one(0.78, 0.6)),
    'dawn-wash': dawn[2],
    'dusk-ground': dusk[0],
    'dusk-deep': dusk[1],
    'dusk-ring': hexOf(two(0.75, 0.6)),
    'dusk-wash': dusk[2],
    'coral-dark': first,
    'coral-dark-strong': hexOf(darker(first)),
    'coral-night': readableOn(night, one(0.8, 0.8)),
    'coral-cut': hexOf(one(middle, 1)),
    purple: second,
    'purple-strong': hexOf(darker(second)),
    'purple-night': readableOn(night, two(0.82, 0.6)),
    'purple-cut': hexOf(two(0.58, 1)),
    'bullet-red': hexOf(one(0.6, 1)),
    'bullet-blue': hexOf({ ...two(0.55, 1), h: (h + BULLET_DEGREES) % 360 }),
    gold: readableOn(night, one(0.86, 0.7)),
    spruce: hexOf(two(0.4, 0.5)),
    danger: readableOn(light, { l: 0.46, c: 0.17, h: 20 }),
    'danger-night': readableOn(night, { l: 0.85, c: 0.1, h: 15 }),
  };
}
export type Palette = ReturnType<typeof paletteOf>;

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
type Oklch = { l: number; c: number; h: number };

/** Contrast of text in WCAG 2, level AA. */
export const LEAST_CONTRAST = 4.5;

const STEP = 0.005;

/** Formats a colour as `#rrggbb`, with less chroma where sRGB requires it. */
function hexOf({ l, c, h }: Oklch): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

/** Finds the closest lightness of a colour that is readable on all backgrounds: darker on light ones, else lighter. */
function readableOn(backgrounds: readonly string[], wanted: Oklch): string {
  const isLight = (colour: string) => wcagContrast(colour, '#000000') > wcagContrast(colour, '#ffffff');
  const step = backgrounds.every(isLight) ? -STEP : STEP;
  for (let { l } = wanted; l >= 0 && l <= 1; l += step) {
    const hex = hexOf({ ...wanted, l });
    if (backgrounds.every((background) => wcagContrast(hex, background) >= LEAST_CONTRAST)) return hex;
  }
  return step < 0 ? '#000000' : '#ffffff';
}

/** Colours of the rings of name letters and of the discs of the logo. */
const PARTS: Readonly<Record<string, keyof Palette>> = {
  'name-ring-1': 'coral-cut',
  'name-ring-2': 'gold',
  'name-ring-3': 'purple-cut',
  'name-ring-4': 'coral-dark',
  'name-ring-5': 'dawn-ring',
  'name-ring-6': 'bullet-blue',
  'name-ring-7': 'purple-night',
  'name-ring-8': 'bullet-red',
  'logo-disc-1': 'purple',
  'logo-disc-2': 'coral-cut',
  'logo-disc-3': 'gold',
  'logo-disc-4': 'night-900',
};

/** Writes the style sheet of a brand: its palette under the names of the kit. */
export function themeSheet(palette: Palette, colour: string): string {
  const colours = Object.entries(palette).map(([name, hex]) => `  --gt-color-${name}: ${hex};`);
  const parts = Object.entries(PARTS).map(([part, name]) => `  --gt-${part}: var(--gt-color-${name});`);
  return [
    `/* The colours of the firm, over those of the kit. Made from ${colour}: text has a contrast of at least 4.5:1 with its background. */`,
    ':root {',
    ...colours,
    ...parts,
    '}',
    '',
  ].join('\n');
}
