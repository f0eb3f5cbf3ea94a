import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { builtFiles } from '@tamarack-lowe/prerender';

const WORKSPACE = join(import.meta.dirname, '../../../..');

/**
 * A word that changes with what makes files: Node, every installed package, and the text of the given files and folders
 * (full paths). Part of the name of all that is kept from build to build, so that nothing old is taken for new.
 */
export function stampOf(...sources: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(process.versions));
  const files = sources.flatMap((source) => (statSync(source).isDirectory() ? builtFiles(source) : [source]));
  for (const file of [join(WORKSPACE, 'pnpm-lock.yaml'), ...files]) {
    const bytes = readFileSync(file);
    hash.update(`${relative(WORKSPACE, file).split(sep).join('/')}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}
