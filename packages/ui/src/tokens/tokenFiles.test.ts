import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MOTION_SCORE } from '../motion-score/motionScore.ts';
import { tokenFiles } from './tokenFiles.ts';
import tokens from './tokens.json' with { type: 'json' };

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const files = tokenFiles(tokens);
const css = Object.keys(files).map(read).join('\n');
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/\( | \)/g, (bracket) => bracket.trim());

/** Contrast of two `#rrggbb` colours by the formula of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark, light] = [one, other].map(luminance).sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const hexOf = (name: string) => css.match(new RegExp(`--gt-color-${name}: (#[0-9a-f]{6});`))?.[1] ?? '';

test.each(Object.entries(files))('%s is written from the current tokens', (name, text) => {
  expect(plain(read(name))).toBe(plain(text));
});

test('every movement of the score lasts as long in the style sheet', () => {
  for (const [name, { durationMs }] of Object.entries(MOTION_SCORE)) {
    expect(css).toContain(`--gt-duration-${name}: ${durationMs}ms;`);
  }
});

test('all three colour schemes set the same properties', () => {
  for (const scheme of ['dawn', 'dusk', 'night']) {
    const rule = css.match(new RegExp(`data-gt-scheme="${scheme}"\\][^{]*\\{([^}]*)\\}`))?.[1] ?? '';
    for (const name of [
      'ground',
      'ground-deep',
      'wash',
      'ring',
      'accent',
      'accent-strong',
      'focus',
      'text',
      'text-soft',
    ]) {
      expect(rule, `${scheme} ${name}`).toContain(`--gt-${name}:`);
    }
  }
});

test.each([
  ['ink', 'dawn-ground', 4.5],
  ['ink', 'dusk-ground', 4.5],
  ['ink-soft', 'dawn-ground', 4.5],
  ['ink-soft', 'dusk-ground', 4.5],
  ['ink-soft', 'dawn-deep', 4.5],
  ['ink-soft', 'dusk-deep', 4.5],
  ['ink-placeholder', 'dawn-ground', 4.5],
  ['coral-dark', 'dawn-ground', 4.5],
  ['snow', 'coral-dark', 4.5],
  ['purple', 'dusk-ground', 4.5],
  ['snow', 'purple', 4.5],
  ['snow', 'night-900', 4.5],
  ['night-mist', 'night-900', 4.5],
  ['gold', 'night-900', 4.5],
  ['night-control', 'night-900', 3],
  ['danger', 'dawn-ground', 4.5],
  ['danger-night', 'night-900', 4.5],
])('%s can be read on %s', (foreground, background, needed) => {
  expect(contrast(hexOf(foreground), hexOf(background))).toBeGreaterThanOrEqual(needed);
});
