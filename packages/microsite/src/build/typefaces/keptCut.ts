import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** What a cut is made of: the file of a typeface, the letters it keeps, and how. */
export type Cut = { source: Buffer; letters: string; options: Parameters<typeof subsetFont>[2] };

/** A typeface cut down to some letters: from the folder of earlier cuts where it is the same. To pack one takes a second. */
export async function keptCut(cache: string, { source, letters, options }: Cut): Promise<Buffer> {
  // Says which version cuts.
  const own = fileURLToPath(import.meta.resolve('@tamarack-lowe/microsite/package.json'));
  const hash = createHash('sha256').update(await readFile(own));
  hash.update(source).update(JSON.stringify([letters, options]));
  const kept = path.join(cache, `${hash.digest('hex').slice(0, 16)}.woff2`);
  if (existsSync(kept)) return readFile(kept);
  const cut = await subsetFont(source, letters, options);
  await mkdir(cache, { recursive: true });
  // A build that is stopped halfway must not leave half a typeface under this name.
  await writeFile(`${kept}.part`, cut);
  await rename(`${kept}.part`, kept);
  return cut;
}
