import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Typeface } from '../../config/typefaces.ts';

/** The font of a config, as its file is: beside the config, or of an installed package. `root` is the config's folder. */
export function readTypeface({ file }: Pick<Typeface, 'file'>, root: string): Promise<Buffer> {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  return readFile(file.startsWith('.') ? path.join(root, file) : resolve(file));
}

/** One weight of a variable font, cut to some letters, for whatever draws no variable fonts. */
export async function cutFamily(
  typeface: Pick<Typeface, 'file'>,
  { root, letters, weight }: { root: string; letters: string; weight: number },
): Promise<Buffer> {
  return subsetFont(await readTypeface(typeface, root), letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
}
