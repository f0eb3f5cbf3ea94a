/**
 * Cuts the two families down to the letters the site can show and measures what the fallback fonts must look like
 * until they arrive. Sources: @fontsource-variable (SIL OFL 1.1). Writes app/fonts/__generated__/.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = path.join(import.meta.dirname, '../app/fonts/__generated__');
const content = path.join(path.dirname(require.resolve('@tamarack-lowe/stories/package.json')), 'content');

const FAMILIES = [
  {
    family: 'Piazzolla Variable',
    fallback: 'Piazzolla Fallback',
    file: '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2',
    name: 'piazzolla',
    weights: { min: 650, max: 800, default: 800 },
    metrics: georgia,
    local: 'Georgia',
  },
  {
    family: 'Anek Latin Variable',
    fallback: 'Anek Fallback',
    file: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
    name: 'anek-latin',
    weights: { min: 400, max: 700, default: 400 },
    metrics: arial,
    local: 'Arial',
  },
];

/** ASCII, the letters of Latin-1, typographic marks, and whatever the content holds besides. */
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
const rules: string[] = [];
for (const { family, fallback, file, name, weights, metrics, local } of FAMILIES) {
  const source = await readFile(require.resolve(file));
  const subset = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  await writeFile(path.join(target, `${name}.woff2`), subset);
  const measured = await fromBuffer(source);
  const { fontFaces } = createFontStack([{ ...measured, familyName: family }, metrics], {
    fontFaceFormat: 'styleObject',
  });
  const face = fontFaces[0]?.['@font-face'];
  if (!face) throw new Error(`No fallback could be measured for ${family}.`);
  rules.push(
    `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights.min} ${weights.max};src:url('./${name}.woff2') format('woff2')}`,
    `@font-face{font-family:'${fallback}';src:local('${local}');size-adjust:${face.sizeAdjust};ascent-override:${face.ascentOverride};descent-override:${face.descentOverride};line-gap-override:${face.lineGapOverride ?? '0%'}}`,
  );
  console.info(`${name}.woff2: ${(subset.byteLength / 1024).toFixed(1)} KB`);
}
await writeFile(path.join(target, 'fonts.css'), `${rules.join('\n')}\n`);
