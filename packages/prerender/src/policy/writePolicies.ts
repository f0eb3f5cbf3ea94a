import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from '../files/builtFiles.ts';
import { nameIn } from '../files/nameIn.ts';
import { contentSecurityPolicy, type PolicySources } from './contentSecurityPolicy.ts';
import { inlineHashes } from './inlineHashes.ts';

/**
 * Writes `csp.json` beside the folder of a built site: the policy of each page by its file, `/about/index.html`.
 * `connect`: other origins that the pages were built to ask; `reports`: whether browsers report what is refused. Gives the number of pages.
 */
export function writePolicies(
  root: string,
  { connect = [], reports = false }: Pick<PolicySources, 'connect' | 'reports'> = {},
): number {
  const pages = builtFiles(root).filter((path) => path.endsWith('.html'));
  const policies = pages.map((path) => [
    `/${nameIn(root, path)}`,
    contentSecurityPolicy({ ...inlineHashes(readFileSync(path, 'utf8')), connect, reports }),
  ]);
  writeFileSync(join(root, '..', 'csp.json'), `${JSON.stringify(Object.fromEntries(policies), null, 2)}\n`);
  return pages.length;
}
