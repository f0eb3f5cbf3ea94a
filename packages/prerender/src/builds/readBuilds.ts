import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Build } from './Build.ts';
import { readRecord } from './buildRecord.ts';
import { BUILDS, CURRENT } from './showBuild.ts';

/** The builds of a site: the one that is served, and the other one that is kept. */
export type Builds = { current: Build; other: Build | null };

/**
 * Reads which builds of a site there are. `root`: where the site is served from, `build/client`; a plain folder is a build
 * without another. Throws when there is no site.
 */
export function readBuilds(root: string): Builds {
  const home = dirname(root);
  const kept = join(home, BUILDS);
  if (!existsSync(join(home, CURRENT)))
    return { current: { id: '', root: realpathSync(root), version: '' }, other: null };
  const id = basename(realpathSync(join(home, CURRENT)));
  const build = (each: string): Build => ({
    id: each,
    root: join(realpathSync(kept), each, basename(root)),
    version: readRecord(join(kept, each)).version,
  });
  const others = readdirSync(kept).filter((each) => each !== id);
  const other = others.sort().at(-1);
  return { current: build(id), other: other === undefined ? null : build(other) };
}
