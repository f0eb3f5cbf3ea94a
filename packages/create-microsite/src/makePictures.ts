import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isSystemFile } from '@tamarack-lowe/content-model';
import { TEMPLATE } from './template.ts';
import { fill } from './fill.ts';
import { initialsOf } from './initialsOf.ts';
import { nameLines } from './pictures.ts';
import type { Palette } from './theme.ts';

/** The drawings of the template in the colours of a firm, with its name and initials: texts by the names of the files. */
export function makePictures({ name, palette }: { name: string; palette: Palette }): Map<string, string> {
  const { size, lines } = nameLines(name);
  const values = {
    ...palette,
    initials: escaped(initialsOf(name)),
    nameSize: size.toFixed(1),
    nameLines: lines
      .map(({ words, x, y }) => `<tspan x="${x}" y="${y.toFixed(1)}">${escaped(words)}</tspan>`)
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

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
