import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { escapeXml, isSystemFile } from '@tamarack-lowe/content-model/internal/text';
import { fill, TEMPLATE } from './template.ts';
import type { Palette } from './theme.ts';

/** Fills the drawings of the template with the colours, name and initials of a firm. Returns texts by file name. */
export function makePictures({ name, palette }: { name: string; palette: Palette }): Map<string, string> {
  const { size, lines } = nameLines(name);
  const values = {
    ...palette,
    initials: escapeXml(initialsOf(name)),
    nameSize: size.toFixed(1),
    nameLines: lines
      .map(({ words, x, y }) => `<tspan x="${x}" y="${y.toFixed(1)}">${escapeXml(words)}</tspan>`)
      .join(''),
  };
  const names = readdirSync(join(TEMPLATE, 'pictures'), { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((file) => file.endsWith('.svg') && !isSystemFile(basename(file)))
      .map((file) => [
        `content/pictures/${file.replaceAll('\\', '/')}`,
        fill(readFileSync(join(TEMPLATE, 'pictures', file), 'utf8'), values),
      ]),
  );
}

/** Area of the name in a logo of 274 × 80 px, in px, with the largest font size and the smallest that is legible. */
const AREA = { x: 92, width: 178, middle: 40, maxSize: 24, minSize: 18 };
/** Line height, and distance from the middle of letters to the baseline, as multiples of the font size. */
const LINE_HEIGHT = 1.15;
const BASELINE = 0.35;

/** Returns an upper bound of the width of bold text, as a multiple of the font size. */
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[\p{sc=Latin}\s]/u.test(letter) ? 0.68 : 1), 0);

/** Line of a logo: its text and position. */
type NameLine = { words: string; x: number; y: number };

/** Lays out the name of a firm in its logo, in two lines where one line would be too small. `size`: font size in px. */
export function nameLines(name: string): { size: number; lines: NameLine[] } {
  const sizeOf = (split: string[]) => Math.min(AREA.maxSize, AREA.width / Math.max(...split.map(widthOf)));
  const larger = (one: string[], other: string[]) => (sizeOf(other) > sizeOf(one) ? other : one);
  const splits = [...name.matchAll(/\s/g)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)]);
  const best = sizeOf([name]) < AREA.minSize ? splits.reduce(larger, [name]) : [name];
  const size = sizeOf(best);
  const top = AREA.middle - ((best.length - 1) * LINE_HEIGHT * size) / 2 + BASELINE * size;
  return {
    size,
    lines: best.map((words, index) => ({ words, x: AREA.x, y: top + index * LINE_HEIGHT * size })),
  };
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Returns the initials of a name in any script: the first letters of its first two words, in capitals where they
 * exist.
 */
export function initialsOf(name: string): string {
  return name
    .split(/[\s\p{Pd}/]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => [...graphemes.segment(word)][0]?.segment.toLocaleUpperCase() ?? '')
    .join('');
}
