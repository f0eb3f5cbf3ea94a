import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { contentSecurityPolicy } from '../server/contentSecurityPolicy.ts';
import { builtFiles } from './builtFiles.ts';
import { inlineHashes } from './inlineHashes.ts';

/**
 * Writes `csp.json` beside the built site: the policy of each page by its file, `/grow-together/index.html`. `connect`:
 * other origins that the pages were built to ask. `known`: policies that need not be found again. Gives the number of
 * pages.
 */
export function writePolicies(
  root: string,
  {
    connect = [],
    known = {},
  }: { connect?: readonly string[]; known?: Readonly<Record<string, string>> } = {},
): number {
  const pages = builtFiles(root).filter((path) => path.endsWith('.html'));
  const policies = pages.map((path) => {
    const name = `/${relative(root, path).split(sep).join('/')}`;
    const found = () => contentSecurityPolicy({ ...inlineHashes(readFileSync(path, 'utf8')), connect });
    return [name, known[name] ?? found()];
  });
  writeFileSync(join(root, '..', 'csp.json'), `${JSON.stringify(Object.fromEntries(policies), null, 2)}\n`);
  return pages.length;
}
