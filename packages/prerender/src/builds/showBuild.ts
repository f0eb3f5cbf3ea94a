import { existsSync, lstatSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { putLink } from './putLink.ts';

/** Where builds lie, and the link to the one that is served, in the folder of a built site. */
export const BUILDS = 'builds';
export const CURRENT = 'current';

/**
 * Has a build be the one that is served. Everything of it has its place beside `builds` through one link, `current`, so
 * that all of it changes in one step.
 */
export function showBuild(home: string, id: string): void {
  putLink(join(BUILDS, id), join(home, CURRENT));
  for (const name of readdirSync(join(home, BUILDS, id))) {
    const target = join(CURRENT, name);
    if (linkAt(join(home, name)) !== target) putLink(target, join(home, name));
  }
  for (const name of readdirSync(home)) {
    const place = join(home, name);
    if (linkAt(place) === join(CURRENT, name) && !existsSync(place)) rmSync(place);
  }
}

/** Where a link leads; null for what is none. */
function linkAt(place: string): string | null {
  const found = lstatSync(place, { throwIfNoEntry: false });
  return found?.isSymbolicLink() ? readlinkSync(place) : null;
}
