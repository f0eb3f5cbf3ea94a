import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readSvg } from '../images/svg.ts';
import { unpackWoff } from './woff.ts';

const require = createRequire(import.meta.url);

function fontFile(name: string): Buffer {
  return unpackWoff(readFileSync(require.resolve(`@fontsource/${name}.woff`)));
}

/** The two typefaces of the kit, in the weights for print. */
export const FONTS = {
  display: () => fontFile('piazzolla/files/piazzolla-latin-800-normal'),
  text: () => fontFile('anek-latin/files/anek-latin-latin-400-normal'),
  strong: () => fontFile('anek-latin/files/anek-latin-latin-600-normal'),
};
export type FontName = keyof typeof FONTS;

/** Colours on white paper, as `#rrggbb`. */
export type Inks = { text: string; muted: string; accent: string; rings: string };

/** Default colours. */
export const INKS: Inks = { text: '#221b36', muted: '#564d6b', accent: '#56359a', rings: '#f7d3c6' };

/** A sheet of paper with its margins, in points. */
export type Sheet = Readonly<Record<'width' | 'height' | 'left' | 'right' | 'top' | 'bottom', number>>;

/** US Letter. The margins also fit printers with A4 paper. */
export const SHEET: Sheet = { width: 612, height: 792, left: 62, right: 62, top: 54, bottom: 60 };

/**
 * Returns the discs of the firm's mark: outline and colour, in a square of 72 units. Empty when the firm has no mark.
 */
export function markDiscs(root: string): { path: string; colour: string }[] {
  const file = join(root, 'pictures', 'objects', 'mark.svg');
  if (!existsSync(file)) return [];
  const discs = readSvg(root, file).matchAll(/<path fill="(#[0-9A-Fa-f]{6})" d="([^"]+)"/g);
  return [...discs].map(([, colour = '', path = '']) => ({ colour, path }));
}
