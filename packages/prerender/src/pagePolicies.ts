import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy, type PolicySources } from './csp.ts';
import { nameIn } from './files/nameIn.ts';
import { builtFiles } from './files.ts';
import { inlineHashes } from './policy/inlineHashes.ts';

/**
 * Writes `csp.json` beside the folder of a built site: the policy of each page by its file, `/about/index.html`.
 * `connect`: other origins that the pages were built to ask; `reports`: whether browsers report what is refused; `known`:
 * policies that are known already, by file. Gives the number of pages.
 */
export function writePolicies(
  root: string,
  {
    connect = [],
    reports = false,
    known,
  }: Pick<PolicySources, 'connect' | 'reports'> & { known?: ReadonlyMap<string, string> } = {},
): number {
  const pages = builtFiles(root).filter((path) => path.endsWith('.html'));
  const policyOf = (path: string) =>
    contentSecurityPolicy({ ...inlineHashes(readFileSync(path, 'utf8')), connect, reports });
  const policies = pages.map((path) => {
    const name = `/${nameIn(root, path)}`;
    return [name, known?.get(name) ?? policyOf(path)];
  });
  writeFileSync(join(root, '..', 'csp.json'), `${JSON.stringify(Object.fromEntries(policies), null, 2)}\n`);
  return pages.length;
}
