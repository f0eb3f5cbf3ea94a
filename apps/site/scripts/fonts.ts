/**
 * Cuts the two families down to the letters the site can show and measures what the fonts of visitors' devices must look
 * like until they arrive, or for good. Sources: @fontsource-variable (SIL OFL 1.1). Writes app/fonts/__generated__/.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import georgiaBold from '@capsizecss/metrics/georgia/700';
import notoSerifBold from '@capsizecss/metrics/notoSerif/700';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import timesBold from '@capsizecss/metrics/timesNewRoman/700';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = path.join(import.meta.dirname, '../app/fonts/__generated__');
const content = path.join(path.dirname(require.resolve('@tamarack-lowe/stories/package.json')), 'content');

/**
 * Fonts with the same widths, as systems call them. Browsers ask the system for one name after the other while they lay
 * out the first words: what a system that comes this far down the stack most likely has stands first.
 */
const GEORGIA_BOLD = ['Georgia Bold', 'Gelasio Bold'];
const NOTO_SERIF_BOLD = ['Noto Serif Bold'];
const TIMES_BOLD = ['Liberation Serif Bold', 'Tinos Bold', 'Times New Roman Bold'];
const ARIAL = ['Arial', 'Liberation Sans', 'Arimo'];
const ARIAL_BOLD = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'];
const ROBOTO = ['Roboto', 'Roboto Regular'];
const ROBOTO_BOLD = ['Roboto Bold'];

/**
 * `fallbacks`: in the order of the stack in ui's tokens. `weight` is the one of ours that a font stands in for: widths
 * differ from weight to weight, and a system has two of them. `narrower`: by what they are narrower than ours, so that
 * they need no line that ours does not need; headlines are set tightly.
 */
const FAMILIES = [
  {
    family: 'Piazzolla Variable',
    file: '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2',
    name: 'piazzolla',
    weights: { min: 650, max: 800, default: 800 },
    narrower: 0.96,
    fallbacks: [
      { family: 'Piazzolla Georgia', weight: 800, metrics: georgiaBold, locals: GEORGIA_BOLD },
      { family: 'Piazzolla Noto', weight: 800, metrics: notoSerifBold, locals: NOTO_SERIF_BOLD },
      { family: 'Piazzolla Times', weight: 800, metrics: timesBold, locals: TIMES_BOLD },
    ],
  },
  {
    family: 'Anek Latin Variable',
    file: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
    name: 'anek-latin',
    weights: { min: 400, max: 700, default: 400 },
    narrower: 0.99,
    fallbacks: [
      { family: 'Anek Arial', weight: 400, metrics: arial, locals: ARIAL },
      { family: 'Anek Arial', weight: 600, metrics: arialBold, locals: ARIAL_BOLD },
      { family: 'Anek Roboto', weight: 400, metrics: roboto, locals: ROBOTO },
      { family: 'Anek Roboto', weight: 600, metrics: robotoBold, locals: ROBOTO_BOLD },
    ],
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

/** `88.1296%` as `88.1%`: every page carries these, and a tenth is a pixel in a thousand. */
const tenths = (percent: unknown, times = 1) => `${(Number.parseFloat(String(percent)) * times).toFixed(1)}%`;

/** The face of a device's font, made as wide and as high as `source` is at a weight. */
async function fallbackFace(
  source: Buffer,
  text: string,
  narrower: number,
  { family, weight, metrics, locals }: (typeof FAMILIES)[number]['fallbacks'][number],
): Promise<string> {
  const instance = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  });
  const ours = await fromBuffer(instance);
  const { fontFaces } = createFontStack([ours, metrics], { fontFaceFormat: 'styleObject' });
  const face = fontFaces[0]?.['@font-face'];
  if (!face) throw new Error(`No fallback could be measured for ${family}.`);
  const src = locals.map((local) => `local('${local}')`).join();
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${src};size-adjust:${tenths(face.sizeAdjust, narrower)};ascent-override:${tenths(face.ascentOverride, 1 / narrower)};descent-override:${tenths(face.descentOverride, 1 / narrower)}}`;
}

await mkdir(target, { recursive: true });
const text = await letters();
const typefaces: string[] = [];
const fallbackFaces: string[] = [];
const modules: string[] = [];
const listed: string[] = [];
for (const { family, file, name, weights, narrower, fallbacks } of FAMILIES) {
  const source = await readFile(require.resolve(file));
  const subset = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  await writeFile(path.join(target, `${name}.woff2`), subset);
  const weight = `${weights.min} ${weights.max}`;
  typefaces.push(
    `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};src:url('./${name}.woff2') format('woff2')}`,
  );
  const variable = name.replace('-', '');
  modules.push(`import ${variable} from './${name}.woff2';`);
  listed.push(`  { family: '${family}', weight: '${weight}', address: ${variable} },`);
  for (const fallback of fallbacks) fallbackFaces.push(await fallbackFace(source, text, narrower, fallback));
  console.info(`${name}.woff2: ${(subset.byteLength / 1024).toFixed(1)} KB`);
}
await writeFile(path.join(target, 'typefaces.css'), `${typefaces.join('\n')}\n`);
await writeFile(path.join(target, 'fallbacks.css'), `${fallbackFaces.join('\n')}\n`);
await writeFile(
  path.join(target, 'typefaces.ts'),
  [...modules, '', 'export const typefaces = [', ...listed, '];', ''].join('\n'),
);
