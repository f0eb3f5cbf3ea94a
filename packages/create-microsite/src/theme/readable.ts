import { clampChroma, formatHex, wcagContrast } from 'culori';

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

/** What WCAG 2 asks of text, level AA. */
export const LEAST_CONTRAST = 4.5;

const STEP = 0.005;

/** A colour as `#rrggbb`, paler where no screen has so much of it. */
export function hexOf({ l, c, h }: Oklch): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

/** The nearest colour of the same hue that can be read on all of these grounds: darker on light ones, else lighter. */
export function readableOn(grounds: readonly string[], wanted: Oklch): string {
  const step = grounds.every((ground) => wcagContrast(ground, '#000000') > wcagContrast(ground, '#ffffff'))
    ? -STEP
    : STEP;
  for (let { l } = wanted; l >= 0 && l <= 1; l += step) {
    const hex = hexOf({ ...wanted, l });
    if (grounds.every((ground) => wcagContrast(hex, ground) >= LEAST_CONTRAST)) return hex;
  }
  return step < 0 ? '#000000' : '#ffffff';
}
