import { existsSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import { packText } from '../compression.ts';
import { builtFiles } from '../files.ts';
import { nameIn } from './nameIn.ts';

const COMPRESSIBLE = /\.(?:html|js|mjs|css|svg|json|xml|txt|webmanifest|vtt)$/;
/** zlib has four threads. */
const AT_ONCE = 4;

/**
 * Writes `.br` and `.gz` beside each text of a built site, and takes away those that belong to no text. `isPacked`: texts,
 * by their names from the root, that are packed already. Gives the number of texts.
 */
export async function precompress(
  root: string,
  { isPacked = () => false }: { isPacked?: (name: string) => boolean } = {},
): Promise<number> {
  const files = builtFiles(root);
  for (const path of files) {
    if (/\.(?:br|gz)$/.test(path) && !existsSync(path.slice(0, -3))) rmSync(path);
  }
  const limit = pLimit(AT_ONCE);
  const texts = files.filter((path) => COMPRESSIBLE.test(path));
  await limit.map(texts, async (path) => {
    const name = nameIn(root, path);
    if (!isPacked(name)) await packText(path, await readFile(path));
  });
  return texts.length;
}
