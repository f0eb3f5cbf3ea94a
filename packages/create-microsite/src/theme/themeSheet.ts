import type { Palette } from '../theme.ts';

/** The rings that letters of a name grow, and the discs of the logo, by the colours that they take. */
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

/** The style sheet of a brand: a palette under the names of the kit. */
export function themeSheet(palette: Palette, colour: string): string {
  const colours = Object.entries(palette).map(([name, hex]) => `  --gt-color-${name}: ${hex};`);
  const parts = Object.entries(PARTS).map(([part, name]) => `  --gt-${part}: var(--gt-color-${name});`);
  return [
    `/* The colours of the firm, over those of the kit. Made from ${colour}: text has 4.5:1 at least on its ground. */`,
    ':root {',
    ...colours,
    ...parts,
    '}',
    '',
  ].join('\n');
}
