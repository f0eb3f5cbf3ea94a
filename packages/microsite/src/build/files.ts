import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtFiles } from '@tamarack-lowe/prerender/internal/files';

/** The folder of the code that builds, and the manifest with its version: cache keys contain the hash of both. */
export const BUILD_CODE = import.meta.dirname;
export const MANIFEST = fileURLToPath(import.meta.resolve('@tamarack-lowe/microsite/package.json'));

/** Hashes the contents of files and folders (full paths). Moving them to another place does not change the hash. */
export function contentHash(...sources: readonly string[]): string {
  return hashOf(
    ...sources.flatMap((source) => {
      const files = statSync(source).isDirectory() ? builtFiles(source) : [source];
      return files.flatMap((file) => [`${relative(source, file)}\n`, readFileSync(file)]);
    }),
  );
}

/** Hashes bytes and texts to 16 characters. */
export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}

/** Writes a file in one step: a build that is stopped halfway must not leave half a file under this name. */
export async function writeAtomically(file: string, bytes: Buffer): Promise<void> {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}
