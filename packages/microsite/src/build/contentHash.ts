import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { builtFiles } from '@tamarack-lowe/prerender';

/** A word that changes with the text of the given files and folders (full paths), wherever they lie. */
export function stampOf(...sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = statSync(source).isDirectory() ? builtFiles(source) : [source];
    for (const file of files) hash.update(`${relative(source, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
