import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSystemFile } from '@tamarack-lowe/content-model/internal/text';
import { readTextFile } from '@tamarack-lowe/content-tools';
import { sha256, writeWhole } from '@tamarack-lowe/prerender/internal/files';
import subsetFont from 'subset-font';
import { typefacePath } from '../../config/typefacePath.ts';
import type { Typeface } from '../../config/typefaces.ts';
import type { SiteTypeface } from '../../site/SiteData.ts';
import { hashOf, MANIFEST } from '../files.ts';
import { fallbackFace } from './fallbackFonts.ts';

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

/** Subsets one weight of a variable font to some letters, as TrueType: Satori cannot draw variable fonts. */
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

/** Subsets a typeface to some letters, as WOFF2, or takes the same subset from the cache: to compress one takes a second. */
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
