import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { builtFiles } from './files.ts';

/** A word that changes with this package, with the versions it asks for and with Node, which packs. */
export function ownStamp(): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of [join(import.meta.dirname, '../package.json'), ...builtFiles(import.meta.dirname)])
    hash.update(`${relative(import.meta.dirname, file)}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
