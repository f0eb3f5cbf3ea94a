import { setImmediate } from 'node:timers/promises';
import type { BuiltSite, SiteFile } from './BuiltSite.ts';
import { readPolicies } from './readPolicies.ts';
import { siteFilesIn } from './siteFilesIn.ts';

/**
 * Reads a built site as `readBuiltSite` does, and lets visitors of the last one have their turn after each file: there may be a
 * hundred thousand.
 */
export async function readBuiltSiteInTurns(root: string): Promise<BuiltSite> {
  const files = new Map<string, SiteFile>();
  for (const [address, file] of siteFilesIn(root)) {
    files.set(address, file);
    await setImmediate();
  }
  return { files, policies: readPolicies(root) };
}
