import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import { isSystemFile } from '@tamarack-lowe/content-model/internal/text';
import { readTextFile } from '@tamarack-lowe/content-tools';
import { sha256, writeWhole } from '@tamarack-lowe/prerender/internal/files';
import subsetFont from 'subset-font';
import { type DeviceFont, type FallbackFont, type Typeface, typefacePath } from '../../config/typefaces.ts';
import type { SiteTypeface } from '../../site/SiteData.ts';
import { hashOf, MANIFEST } from '../hashes.ts';

/** Typefaces of a site, their `@font-face` rules, and those of their fallback fonts. */
export type SiteTypefaces = { typefaces: SiteTypeface[]; faces: string; fallbacks: string };

type Options = {
  /** Folder of the config: files of typefaces are relative to it. */
  root: string;
  content: string;
  /** Folder that is served as `assets`, below `base`. */
  assets: string;
  /** Folder of earlier subsets. */
  cache: string;
  base: string;
};

/**
 * Subsets typefaces to the characters that a site can show, and fits fonts of visitors' devices to their metrics: browsers show
 * those until the typefaces are loaded, or when they fail to load.
 */
export async function subsetTypefaces(
  typefaces: readonly Typeface[],
  { root, content, assets, base, cache }: Options,
): Promise<SiteTypefaces> {
  const result: SiteTypefaces = { typefaces: [], faces: '', fallbacks: '' };
  if (typefaces.length === 0) return result;
  const letters = await lettersOf(content);
  await mkdir(assets, { recursive: true });
  for (const { family, file, weights, fallbackWidth = 1, fallbacks = [] } of typefaces) {
    const source = await readFile(typefacePath(file, root));
    const [min, max] = weights;
    const variationAxes = { wght: { min, max, default: min } };
    const subset = await cachedSubset(cache, { source, letters, variationAxes });
    const hash = sha256([subset]).slice(0, 8);
    const name = `${family.toLowerCase().replaceAll(' ', '-')}-${hash}.woff2`;
    await writeFile(path.join(assets, name), subset);
    const weight = `${min} ${max}`;
    const address = `${base}assets/${name}`;
    result.typefaces.push({ family, weight, address });
    result.faces += `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};src:url('${address}') format('woff2')}\n`;
    for (const fallback of fallbacks) {
      const instance = await cachedSubset(cache, {
        source,
        letters,
        variationAxes: { wght: fallback.weight },
      });
      result.fallbacks += `${await fallbackFace(fallback, instance, fallbackWidth)}\n`;
    }
  }
  return result;
}

/** Subsets one weight of a variable font to some letters, as TrueType: Satori cannot render variable fonts. */
export async function subsetWeight(
  { file }: Pick<Typeface, 'file'>,
  { root, letters, weight }: { root: string; letters: string; weight: number },
): Promise<Buffer> {
  return subsetFont(await readFile(typefacePath(file, root)), letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
}

type VariationAxes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>;
type Subset = { source: Buffer; letters: string; variationAxes: VariationAxes };

/** Subsets a typeface to some letters, as WOFF2, or reads the same subset from the cache, because compression takes a second. */
async function cachedSubset(cache: string, { source, letters, variationAxes }: Subset): Promise<Buffer> {
  const options = { targetFormat: 'woff2', variationAxes } as const;
  // The manifest has the version of the package that subsets.
  const name = hashOf(await readFile(MANIFEST), source, JSON.stringify([letters, options]));
  const cached = path.join(cache, `${name}.woff2`);
  if (existsSync(cached)) return readFile(cached);
  const subset = await subsetFont(source, letters, options);
  await writeWhole(cached, subset);
  return subset;
}

/** Typographic marks that pages add to the words of editors. */
const MARKS = '\u00a0’‘“”«»–—…•·œŒ→';

/** Characters beyond those that every subset has. */
const RARE = /[^ -~À-ÿ]/gu;

/** Collects the characters that a site can show: ASCII, the letters of Latin-1, typographic marks, and all in its content. */
export async function lettersOf(content: string): Promise<string> {
  const found = new Set(MARKS);
  for (let code = 0x20; code <= 0x7e; code++) found.add(String.fromCodePoint(code));
  for (let code = 0xc0; code <= 0xff; code++) found.add(String.fromCodePoint(code));
  for (const entry of await readdir(content, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || isSystemFile(entry.name) || !/\.(json|vtt)$/.test(entry.name)) continue;
    const text = readTextFile(path.join(entry.parentPath, entry.name), entry.name);
    // JSON may write a letter as an escape.
    const words = text.replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    for (const letter of words.match(RARE) ?? []) found.add(letter);
  }
  return [...found].sort().join('');
}

/**
 * Metrics of fonts of visitors' devices, in units of the font, and the names of all fonts with the same widths. Browsers look
 * for one name after the other during the first layout, so the name that the systems with this font most likely have comes
 * first. The numbers are those of `@capsizecss/metrics` 4.3.0 (MIT, SEEK), a package of 30,000 files.
 */
const DEVICE_FONTS = {
  arial: {
    metrics: deviceFont('Arial', { perEm: 2048, ascent: 1854, descent: -434, lineGap: 67, width: 913 }),
    locals: ['Arial', 'Liberation Sans', 'Arimo'],
  },
  'arial-bold': {
    metrics: deviceFont('Arial', { perEm: 2048, ascent: 1854, descent: -434, lineGap: 67, width: 983 }),
    locals: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  'georgia-bold': {
    metrics: deviceFont('Georgia', { perEm: 2048, ascent: 1878, descent: -449, lineGap: 0, width: 1062 }),
    locals: ['Georgia Bold', 'Gelasio Bold'],
  },
  'noto-serif-bold': {
    metrics: deviceFont('Noto Serif', { perEm: 1000, ascent: 1069, descent: -293, lineGap: 0, width: 512 }),
    locals: ['Noto Serif Bold'],
  },
  roboto: {
    metrics: deviceFont('Roboto', { perEm: 2048, ascent: 1900, descent: -500, lineGap: 0, width: 911 }),
    locals: ['Roboto', 'Roboto Regular'],
  },
  'roboto-bold': {
    metrics: deviceFont('Roboto', { perEm: 2048, ascent: 1900, descent: -500, lineGap: 0, width: 926 }),
    locals: ['Roboto Bold'],
  },
  'times-bold': {
    metrics: deviceFont('Times New Roman', {
      perEm: 2048,
      ascent: 1825,
      descent: -443,
      lineGap: 87,
      width: 886,
    }),
    locals: ['Liberation Serif Bold', 'Tinos Bold', 'Times New Roman Bold'],
  },
} as const satisfies Record<DeviceFont, object>;

/** Metrics of a font in units of the font. `width`: mean width of Latin letters, weighted by their frequency in texts. */
type DeviceMetrics = { perEm: number; ascent: number; descent: number; lineGap: number; width: number };

function deviceFont(familyName: string, { perEm, width, ...lines }: DeviceMetrics) {
  return {
    familyName,
    ...lines,
    unitsPerEm: perEm,
    xWidthAvg: width,
    // The library needs both, and compares Latin only.
    subsets: { latin: { xWidthAvg: width }, thai: { xWidthAvg: width } },
  };
}

/** Returns the `@font-face` rule of a device font that has the metrics of a typeface at one weight (`instance`, WOFF2). */
async function fallbackFace(
  { family, weight, like }: FallbackFont,
  instance: Buffer,
  width: number,
): Promise<string> {
  const { metrics, locals } = DEVICE_FONTS[like];
  const { fontFaces } = createFontStack([await fromBuffer(instance), metrics], {
    fontFaceFormat: 'styleObject',
  });
  const face = fontFaces[0]?.['@font-face'];
  if (!face) throw new Error(`No font of a device can stand in for ${family}.`);
  const src = locals.map((local) => `local('${local}')`).join();
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${src};size-adjust:${tenths(face.sizeAdjust, width)};ascent-override:${tenths(face.ascentOverride, 1 / width)};descent-override:${tenths(face.descentOverride, 1 / width)}}`;
}

/** Rounds `88.1296%` to `88.1%`: every page contains these values, and a tenth is a pixel in a thousand. */
const tenths = (percent: unknown, times = 1) => `${(Number.parseFloat(String(percent)) * times).toFixed(1)}%`;
