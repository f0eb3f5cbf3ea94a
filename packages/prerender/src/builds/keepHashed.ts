import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nameIn } from '../files/nameIn.ts';
import { builtFiles } from '../files.ts';
import { linkFile } from '../kept/linkFile.ts';
import type { BuildRecord } from './buildRecord.ts';

/**
 * Has a site hold the hashed files of another one too, so that pages of that one which are still open find what they ask
 * for. What was only kept there itself is left out. Gives the names of what came, from the root.
 */
export function keepHashed(
  from: string,
  into: string,
  { hashed, kept }: Pick<BuildRecord, 'hashed' | 'kept'>,
): string[] {
  const files = hashed.flatMap((folder) =>
    existsSync(join(from, folder)) ? builtFiles(join(from, folder)) : [],
  );
  const names = files
    .map((file) => nameIn(from, file))
    .filter((name) => !kept.includes(name) && !existsSync(join(into, name)));
  for (const name of names) {
    mkdirSync(dirname(join(into, name)), { recursive: true });
    linkFile(join(from, name), join(into, name));
  }
  return names;
}
