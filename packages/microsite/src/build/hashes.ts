import { readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtFiles, sha256 } from '@tamarack-lowe/prerender/internal/files';

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
  return sha256(parts, 'hex').slice(0, 16);
}
