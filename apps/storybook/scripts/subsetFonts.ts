/**
 * Subsets the fonts of both firms to the letters and weights that sites use, as sites do: a complete font positions text a
 * fraction of a pixel differently. Sources: @fontsource-variable (SIL OFL 1.1). Writes src/__generated__/.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const target = path.join(import.meta.dirname, '../src/__generated__');
const content = path.join(path.dirname(resolve('@tamarack-lowe/stories/package.json')), 'content');

const FAMILIES = [
  {
    family: 'Piazzolla Variable',
    file: '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2',
    name: 'piazzolla',
    weights: { min: 650, max: 800, default: 800 },
  },
  {
    family: 'Anek Latin Variable',
    file: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
    name: 'anek-latin',
    weights: { min: 400, max: 700, default: 400 },
  },
  {
    family: 'Sofia Sans Extra Condensed Variable',
    file: '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2',
    name: 'sofia-sans-extra-condensed',
    weights: { min: 650, max: 800, default: 800 },
  },
  {
    family: 'Hanken Grotesk Variable',
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    name: 'hanken-grotesk',
    weights: { min: 400, max: 700, default: 400 },
  },
];

/** Returns ASCII, the letters of Latin-1, typographic marks, and all other characters of the content. */
async function letters(): Promise<string> {
  const found = new Set('\u00a0’‘“”«»–—…•·œŒ→');
  for (let code = 0x20; code <= 0x7e; code++) found.add(String.fromCodePoint(code));
  for (let code = 0xc0; code <= 0xff; code++) found.add(String.fromCodePoint(code));
  for (const entry of await readdir(content, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(json|vtt)$/.test(entry.name)) continue;
    for (const letter of await readFile(path.join(entry.parentPath, entry.name), 'utf8')) found.add(letter);
  }
  return [...found].sort().join('');
}

await mkdir(target, { recursive: true });
const text = await letters();
const faces: string[] = [];
for (const { family, file, name, weights } of FAMILIES) {
  const source = await readFile(resolve(file));
  const cut = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  await writeFile(path.join(target, `${name}.woff2`), cut);
  const weight = `${weights.min} ${weights.max}`;
  faces.push(
    `@font-face{font-family:'${family}';font-display:swap;font-weight:${weight};src:url('./${name}.woff2') format('woff2')}\n`,
  );
}
await writeFile(path.join(target, 'typefaces.css'), faces.join(''));
