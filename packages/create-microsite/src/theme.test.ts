import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { LEAST_CONTRAST, type Palette, paletteOf, themeSheet } from './theme.ts';

const COLOURS = [
  ...Array.from(
    { length: 196 },
    (_, step) => `oklch(${0.15 + 0.7 * ((step * 37) % 100) * 0.01} 0.2 ${(step * 360) / 196})`,
  ),
  ...['#ffff00', '#050505', '#fefefe', '#808080'],
];

type Colour = keyof Palette;
const TEXT: Colour[] = ['ink', 'ink-soft', 'ink-placeholder', 'danger'];
const paper = (ground: 'dawn' | 'dusk'): Colour[] => [
  `${ground}-ground`,
  `${ground}-deep`,
  `${ground}-wash`,
  'snow',
];

/** Pairs of text and background that the kit uses. */
const PAIRS: [text: Colour, ground: Colour][] = [
  ...paper('dawn').flatMap((ground) =>
    [...TEXT, 'coral-dark' as const, 'coral-dark-strong' as const].map((text): [Colour, Colour] => [
      text,
      ground,
    ]),
  ),
  ...paper('dusk').flatMap((ground) =>
    [...TEXT, 'purple' as const, 'purple-strong' as const].map((text): [Colour, Colour] => [text, ground]),
  ),
  ...(['night-800', 'night-900'] as const).flatMap((ground) =>
    (['snow', 'night-mist', 'gold', 'coral-night', 'purple-night', 'danger-night'] as const).map(
      (text): [Colour, Colour] => [text, ground],
    ),
  ),
];

test('makes readable text from every colour of the wheel, also from yellow and nearly black', () => {
  const pale = COLOURS.flatMap((colour) => {
    const palette = paletteOf(colour);
    return PAIRS.filter(
      ([text, ground]) => wcagContrast(palette[text], palette[ground]) < LEAST_CONTRAST,
    ).map(([text, ground]) => `${colour}: ${text} ${palette[text]} on ${ground} ${palette[ground]}`);
  });
  expect(COLOURS).toHaveLength(200);
  expect(pale).toEqual([]);
});

test('keeps the colour of a firm where it is readable', () => {
  expect(paletteOf('#8a2f1f')['coral-dark']).toBe('#8a2f1f');
});

test('sets each colour under its name in the kit', () => {
  const sheet = themeSheet(paletteOf('teal'), 'teal');
  expect(sheet).toMatch(/^ {2}--gt-color-coral-dark: #[0-9a-f]{6};$/m);
  expect(sheet).toContain('--gt-name-ring-8: var(--gt-color-bullet-red);');
});
