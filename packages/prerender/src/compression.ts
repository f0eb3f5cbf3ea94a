import { existsSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { builtFiles, relativeName } from './files.ts';

const COMPRESSIBLE = /\.(?:html|js|mjs|css|svg|json|xml|txt|webmanifest|vtt|atom|ics)$/;
/** zlib has four threads. */
const AT_ONCE = 4;

/**
 * Writes `.br` and `.gz` beside each text file of a built site, and removes those whose text is gone. `isCompressed` returns
 * true for files, named relative to the root, that are compressed already. Returns the number of text files.
 */
export async function precompress(
  root: string,
  {
    isCompressed = () => false,
    quality,
  }: { isCompressed?: (name: string) => boolean; quality?: Quality } = {},
): Promise<number> {
  const files = builtFiles(root);
  for (const path of files) {
    if (/\.(?:br|gz)$/.test(path) && !existsSync(path.slice(0, -3))) rmSync(path);
  }
  const limit = pLimit(AT_ONCE);
  const texts = files.filter((path) => COMPRESSIBLE.test(path));
  await limit.map(texts, async (path) => {
    const name = relativeName(root, path);
    if (!isCompressed(name)) await compressFile(path, await readFile(path), quality);
  });
  return texts.length;
}

/** A compressed form must save this many bytes, or decompressing it costs more than it saves. */
const MIN_SAVING_BYTES = 200;

/**
 * Quality of brotli: 11 gives the smallest file; 8 takes a fortieth of the time for nine percent more bytes (10: a third of
 * the time, two percent).
 */
export type Quality = 8 | 11;

/** Writes `.br` and `.gz` beside a text file where that saves bytes, and otherwise removes the old ones. */
export async function compressFile(file: string, bytes: Buffer, quality: Quality = 11): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const forms = {
    '.br': await promisify(brotliCompress)(bytes, { params }),
    '.gz': await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [extension, compressed] of Object.entries(forms)) {
    if (bytes.length - compressed.length >= MIN_SAVING_BYTES) await writeFile(file + extension, compressed);
    else await rm(file + extension, { force: true });
  }
}
