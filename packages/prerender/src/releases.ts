import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type BuildRecord, readRecord, writeRecord } from './builds/buildRecord.ts';
import { isSame } from './builds/isSame.ts';
import { readBuilds } from './builds/readBuilds.ts';
import { BUILDS, showBuild } from './builds/showBuild.ts';

/**
 * Puts a finished build in the place of the last one, in one step. `fresh`: a folder with the site, under the name it has
 * in `root`, and all that lies beside it. The build that was served until now is kept; older ones go. Gives false, and leaves all as it is, when nothing has changed: who saves twice would
 * drive out the build that visitors are on.
 */
export function publishBuild(fresh: string, { root, ...record }: { root: string } & BuildRecord): boolean {
  const home = dirname(root);
  const last = existsSync(root) ? readBuilds(root).current : null;
  const apart = last ? readRecord(dirname(last.root)).kept : [];
  if (last?.id && isSame(fresh, dirname(last.root), { site: basename(root), apart })) {
    rmSync(fresh, { recursive: true });
    return false;
  }
  writeRecord(fresh, record);

  const builds = join(home, BUILDS);
  mkdirSync(builds, { recursive: true });
  const id = newId(builds);
  renameSync(fresh, join(builds, id));
  showBuild(home, id);
  for (const each of readdirSync(builds))
    if (each !== id && each !== last?.id) rmSync(join(builds, each), { recursive: true });
  return true;
}

/** The time of day as the name of a folder that is not there yet. */
function newId(builds: string): string {
  let at = Date.now();
  const name = () => new Date(at).toISOString().replaceAll(/[:.]/g, '-');
  while (existsSync(join(builds, name()))) at += 1;
  return name();
}
