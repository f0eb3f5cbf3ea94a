import { dirname } from 'node:path';
import type { Build } from './Build.ts';
import { readRecord, writeRecord } from './buildRecord.ts';
import { keepHashed } from './keepHashed.ts';
import { readBuilds } from './readBuilds.ts';
import { showBuild } from './showBuild.ts';

/**
 * Has the other build that is kept be served in the place of the current one, which is kept in its turn: done twice, all
 * is as before. Null where there is no other.
 */
export function rollBack(root: string): { from: Build; to: Build } | null {
  const { current, other } = readBuilds(root);
  if (other === null) return null;
  const came = keepHashed(current.root, other.root, readRecord(dirname(current.root)));
  const record = readRecord(dirname(other.root));
  writeRecord(dirname(other.root), { ...record, kept: [...record.kept, ...came] });
  showBuild(dirname(root), other.id);
  return { from: current, to: other };
}
