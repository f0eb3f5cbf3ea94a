import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { readRecord } from './buildRecord.ts';
import { keepHashed } from './keepHashed.ts';
import { readBuilds } from './readBuilds.ts';

/**
 * Has a new site, made in `into`, hold the hashed files of the one that is served from `root`, for pages of it that are open.
 * `hashed`: folders, from the root. Gives the names of what came.
 */
export function keepLast(root: string, into: string, hashed: readonly string[]): string[] {
  if (!existsSync(root)) return [];
  const { current } = readBuilds(root);
  return keepHashed(current.root, into, { hashed, kept: readRecord(dirname(current.root)).kept });
}
