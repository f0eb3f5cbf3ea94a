import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { BuiltSite, SiteFile } from './BuiltSite.ts';
import { decodePath } from './requestPath.ts';
import { siteFile } from './siteFile.ts';

/** Hidden files, what other homes are told, and compressed siblings have no address of their own. */
const UNSERVED = /\/\.(?!well-known\/)|^\/_(?:headers|redirects)$|\.(?:br|gz)$/;

/**
 * Reads `build/client` of a site, and the policies of its pages, which lie beside it in `csp.json`. The list of files is
 * made once: an address that is not on it leads nowhere, whatever dots and slashes it holds.
 */
export function readBuiltSite(root: string): BuiltSite {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const written = `/${relative(root, path).split(sep).join('/')}`;
    if (!entry.isFile() || UNSERVED.test(written)) continue;
    const name = (decodePath(written) ?? written).normalize();
    files.set(name, siteFile(path, name));
  }
  return { files, policies: readPolicies(join(root, '..', 'csp.json')) };
}

function readPolicies(path: string): Map<string, string> {
  return new Map(existsSync(path) ? Object.entries<string>(JSON.parse(readFileSync(path, 'utf8'))) : []);
}
