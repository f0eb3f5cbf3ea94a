import type { BuiltSite } from './BuiltSite.ts';
import { readPolicies } from './readPolicies.ts';
import { siteFilesIn } from './siteFilesIn.ts';

/**
 * Reads `build/client` of a site, and the policies of its pages, which lie beside it in `csp.json`. The list of files is
 * made once: an address that is not on it leads nowhere, whatever dots and slashes it holds.
 */
export function readBuiltSite(root: string): BuiltSite {
  return { files: new Map(siteFilesIn(root)), policies: readPolicies(root) };
}
