import { setImmediate } from 'node:timers/promises';
import type { BuiltSite, SiteFile } from './BuiltSite.ts';
import { readPolicies } from './readPolicies.ts';
import { siteFilesIn } from './siteFilesIn.ts';

/** Files that are read before others have their turn: some milliseconds. */
const AT_ONCE = 20;

/** Reads a built site as `readBuiltSite` does, while the last one goes on to be served: there may be a hundred thousand files. */
export async function readBuiltSiteInTurns(root: string): Promise<BuiltSite> {
  const files = new Map<string, SiteFile>();
  for (const [address, file] of siteFilesIn(root)) {
    files.set(address, file);
    if (files.size % AT_ONCE === 0) await setImmediate();
  }
  return { files, policies: readPolicies(root) };
}
