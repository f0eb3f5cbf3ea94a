import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { builtFiles } from './builtFiles.ts';

const COMPRESSIBLE = /\.(?:html|js|mjs|css|svg|json|xml|txt|webmanifest|vtt)$/;
/** A form must save this many bytes, or a visitor's machine unpacks it for nothing. */
const WORTH_BYTES = 200;
/** zlib has four threads. */
const AT_ONCE = 4;

const ways = [
  {
    ending: '.br',
    pack: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { ending: '.gz', pack: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }) },
];

/**
 * Writes `.br` and `.gz` beside each text of the built site, and takes away those of an earlier build. Gives the bytes
 * before and after (brotli where it is worth it).
 */
export async function precompress(root: string): Promise<{ files: number; before: number; after: number }> {
  for (const path of builtFiles(root)) if (/\.(?:br|gz)$/.test(path)) rmSync(path);
  const queue = builtFiles(root).filter((path) => COMPRESSIBLE.test(path));
  const total = { files: queue.length, before: 0, after: 0 };
  const work = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const bytes = await readFile(path);
      let best = bytes.length;
      for (const { ending, pack } of ways) {
        const packed = await pack(bytes);
        if (bytes.length - packed.length < WORTH_BYTES) continue;
        await writeFile(path + ending, packed);
        best = Math.min(best, packed.length);
      }
      total.before += bytes.length;
      total.after += best;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return total;
}
