import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPLATE } from './content/contentTemplate.ts';
import { fill } from './fill.ts';
import { initialsOf } from './initialsOf.ts';
import type { Palette } from './theme/paletteOf.ts';

/** The words of a logo stand in this width, px, and are this high at most. */
const WORDS_WIDTH = 178;
const TALLEST_WORDS = 24;
/** How wide bold letters are at most, of their height. */
const widthOf = (letter: string) => (/[\p{sc=Latin}\s]/u.test(letter) ? 0.75 : 1);

/** The drawings of the template in the colours of a firm, with its name and initials: texts by the names of the files. */
export function makePictures({ name, palette }: { name: string; palette: Palette }): Map<string, string> {
  const width = [...name].reduce((sum, letter) => sum + widthOf(letter), 0);
  const height = Math.min(TALLEST_WORDS, WORDS_WIDTH / width);
  const values = {
    ...palette,
    firm: escaped(name),
    initials: escaped(initialsOf(name)),
    nameSize: height.toFixed(1),
  };
  const names = readdirSync(join(TEMPLATE, 'pictures'), { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((file) => file.endsWith('.svg'))
      .map((file) => [
        `content/pictures/${file.replaceAll('\\', '/')}`,
        fill(readFileSync(join(TEMPLATE, 'pictures', file), 'utf8'), values),
      ]),
  );
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
