import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy, type PolicySources } from './csp.ts';
import { builtFiles, relativeName, sha256 } from './files.ts';
import { type InlineText, pageElements } from './pageElements.ts';

/**
 * Writes `csp.json` beside the folder of a built site: the policy of each page by its file, `/about/index.html`.
 * `connect`: other origins that pages ask for data; `reports`: whether browsers report violations; `known`: policies by
 * file that need not be computed. Returns the number of pages.
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
    const name = `/${relativeName(root, path)}`;
    return [name, known?.get(name) ?? policyOf(path)];
  });
  writeFileSync(join(root, '..', 'csp.json'), `${JSON.stringify(Object.fromEntries(policies), null, 2)}\n`);
  return pages.length;
}

/** Returns the CSP hashes of the inline scripts and style elements of a page, each once, in document order. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const { scripts, styles } = pageElements(html);
  return { scripts: hashesOf(scripts), styles: hashesOf(styles) };
}

function hashesOf(texts: readonly InlineText[]): string[] {
  const hashes = texts
    .flatMap(({ text }) => text ?? [])
    // Browsers hash the text as parsed, in which every line break is a line feed.
    .map((text) => sha256([text.replace(/\r\n?/g, '\n')], 'base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
