import { converter } from 'culori';
import { hexOf, readableOn } from './theme/readable.ts';

const oklch = converter('oklch');

/** How far round the wheel the second colour of a firm stands, degrees. */
const APART = 62;

/** Bullets are the same red and blue everywhere by name only: the second stands across the wheel. */
const ACROSS = 180;

const SNOW = '#ffffff';

/** What a colour becomes under the pointer. */
function darker(colour: string) {
  const { l = 0, c = 0, h = 0 } = oklch(colour) ?? {};
  return { l: Math.max(l - 0.09, 0), c: c * 0.9, h };
}

/**
 * The colours of a brand, made of one: each by the name that the kit knows it by (`--gt-color-…`), as `#rrggbb`. Whatever
 * is text has a contrast of 4.5:1 at least with every ground that it stands on. `colour` is any colour of CSS.
 */
export function paletteOf(colour: string) {
  const { l = 0.5, c = 0, h = 0 } = oklch(colour) ?? {};
  const strong = Math.min(c, 0.16);
  /** The first colour of the firm, with so much of its strength; the second beside it. */
  const one = (lightness: number, share: number) => ({ l: lightness, c: strong * share, h });
  const two = (lightness: number, share: number) => ({
    l: lightness,
    c: strong * share,
    h: (h + APART) % 360,
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
    'bullet-blue': hexOf({ ...two(0.55, 1), h: (h + ACROSS) % 360 }),
    gold: readableOn(night, one(0.86, 0.7)),
    spruce: hexOf(two(0.4, 0.5)),
    danger: readableOn(light, { l: 0.46, c: 0.17, h: 20 }),
    'danger-night': readableOn(night, { l: 0.85, c: 0.1, h: 15 }),
  };
}
export type Palette = ReturnType<typeof paletteOf>;
