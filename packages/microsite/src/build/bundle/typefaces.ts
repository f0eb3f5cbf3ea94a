import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Typeface } from '../../config/typefaces.ts';
import { readTypeface } from '../typefaces/cutFamily.ts';
import { keptCut } from '../typefaces/keptCut.ts';
import { lettersOf } from '../typefaces/lettersOf.ts';
import { standInFace } from '../typefaces/standInFace.ts';

/** A typeface as a browser fetches it. */
export type CutTypeface = { family: string; weight: string; address: string };

/** What pages are written with: the firm's typefaces, their `@font-face` rules, and those of what stands in for them. */
export type CutTypefaces = { typefaces: CutTypeface[]; faces: string; standIns: string };

type Cut = {
  /** Folder of the config: files of typefaces are looked for from here. */
  root: string;
  content: string;
  /** Folder that is served as `assets`, below `base`. */
  assets: string;
  /** Folder of what earlier builds cut. */
  cache: string;
  base: string;
};

/**
 * Cuts typefaces down to the letters that a site can show, and measures what the fonts of visitors' devices must look
 * like until they arrive, or for good.
 */
export async function cutTypefaces(
  typefaces: readonly Typeface[],
  { root, content, assets, base, cache }: Cut,
): Promise<CutTypefaces> {
  const cut: CutTypefaces = { typefaces: [], faces: '', standIns: '' };
  if (typefaces.length === 0) return cut;
  const letters = await lettersOf(content);
  await mkdir(assets, { recursive: true });
  for (const { family, file, weights, narrower = 1, standIns = [] } of typefaces) {
    const source = await readTypeface({ file }, root);
    const [min, max] = weights;
    const options = { targetFormat: 'woff2', variationAxes: { wght: { min, max, default: min } } } as const;
    const subset = await keptCut(cache, { source, letters, options });
    const hash = createHash('sha256').update(subset).digest('base64url').slice(0, 8);
    const name = `${family.toLowerCase().replaceAll(' ', '-')}-${hash}.woff2`;
    await writeFile(path.join(assets, name), subset);
    const weight = `${min} ${max}`;
    const address = `${base}assets/${name}`;
    cut.typefaces.push({ family, weight, address });
    cut.faces += `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};src:url('${address}') format('woff2')}\n`;
    for (const standIn of standIns) {
      cut.standIns += `${await standInFace(standIn, { source, letters, narrower, cache })}\n`;
    }
  }
  return cut;
}
