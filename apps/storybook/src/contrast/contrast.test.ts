import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { coloursOfStyles, coloursOfTokens } from './brandColours.ts';
import { CONTRAST_PAIRS } from './contrastPairs.ts';
import { contrastRatio } from './contrastRatio.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const tokens = coloursOfTokens(JSON.parse(read('../../../../packages/ui/src/tokens/tokens.json')));
const brands = [
  ...readdirSync(new URL('../brands/', import.meta.url)).filter((file) => file.endsWith('.css')),
  '../__generated__/norrbeck.css',
];

/** Pairs that are too close, in words that a designer can act on. */
function tooClose(colours: Record<string, string>): string[] {
  return CONTRAST_PAIRS.flatMap(({ what, foreground, background, needed }) => {
    const ratio = contrastRatio(colours[foreground] ?? '', colours[background] ?? '');
    return ratio < needed ? [`${what}: ${ratio} instead of ${needed} (${foreground} on ${background})`] : [];
  });
}

it('gives black on white 21 and equal colours 1', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21);
  expect(contrastRatio('#ffffff', '#000000')).toBe(21);
  expect(contrastRatio('#8a7fa0', '#8a7fa0')).toBe(1);
});

it('agrees with ratios that were computed elsewhere', () => {
  expect(contrastRatio('#221B36', '#FCE9E2')).toBe(14);
  expect(contrastRatio('#B83A20', '#FCE9E2')).toBe(4.88);
  expect(contrastRatio('#F5B53C', '#221B36')).toBe(9.04);
  expect(contrastRatio('#B83A20', '#F7D3C6')).toBe(4.11);
});

it('refuses what is no colour', () => {
  expect(() => contrastRatio('red', '#ffffff')).toThrow('"red" is no colour');
});

it('keeps every pair of the tokens above AA', () => {
  expect(tooClose(tokens)).toEqual([]);
});

it('keeps every pair of every brand above AA', () => {
  for (const brand of brands)
    expect(tooClose({ ...tokens, ...coloursOfStyles(read(`../brands/${brand}`)) }), brand).toEqual([]);
});

it('lets brands set custom properties of the kit and nothing else', () => {
  for (const brand of brands) {
    const rules = read(`../brands/${brand}`).replaceAll(/\/\*.*?\*\//gs, '');
    const set = [...rules.matchAll(/^\s*([\w-]+):/gm)].map(([, name]) => name);
    expect(
      set.filter((name) => !name?.startsWith('--gt-')),
      brand,
    ).toEqual([]);
    expect(set.length, brand).toBeGreaterThan(0);
  }
});

it('sets in a brand only colours that the kit has', () => {
  for (const brand of brands) {
    expect(
      Object.keys(coloursOfStyles(read(`../brands/${brand}`))).filter((name) => !(name in tokens)),
      brand,
    ).toEqual([]);
  }
});

it('sets in a brand, besides colours, only custom properties that the kit reads', () => {
  const reads = ['ui', 'pages']
    .map((name) => new URL(`../../../../packages/${name}/src/`, import.meta.url))
    .flatMap((kit) =>
      globSync('*/*.{css,ts,tsx}', { cwd: kit }).map((file) => readFileSync(new URL(file, kit), 'utf8')),
    )
    .join('\n');
  for (const brand of brands) {
    const set = [...read(`../brands/${brand}`).matchAll(/^\s*(--gt-[\w-]+):/gm)].map(([, name]) => name);
    expect(
      set.filter((name) => !name?.startsWith('--gt-color-') && !reads.includes(`var(${name}`)),
      brand,
    ).toEqual([]);
  }
});
