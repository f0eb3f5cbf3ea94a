import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtFiles } from '@tamarack-lowe/prerender';

/** The folder of the code that builds, and the manifest with its version: cache keys contain the hash of both. */
export const BUILD_CODE = import.meta.dirname;
export const MANIFEST = fileURLToPath(import.meta.resolve('@tamarack-lowe/microsite/package.json'));

/** Hashes the contents of files and folders (full paths). Moving them to another place does not change the hash. */
export function contentHash(...sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = statSync(source).isDirectory() ? builtFiles(source) : [source];
    for (const file of files) hash.update(`${relative(source, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
