import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** What Vite built for browsers. */
export type ViteAssets = {
  /** Address of the style sheet of every page. */
  stylesheet: string;
  /** Addresses of the sheets that only some pages have, by their names. */
  parts: Record<string, string>;
  /**
   * Addresses of the scripts that draw the page of a module, in the order they are run in: what others import comes
   * before them, the entry of the site comes last.
   */
  scripts: (module: string) => string[];
  /** Changes with every file of the build. */
  version: string;
};

/**
 * Reads what Vite built (`build.manifest`) from the list it leaves in `.vite`. `entry`: the module that brings every page
 * to life. `parts`: the sheets that only some pages have. `base`: what addresses begin with. Throws when one of them is not on
 * the list.
 */
export function viteAssets(
  assets: string,
  entry: string,
  parts: Readonly<Record<string, string>> = {},
  base = '/',
): ViteAssets {
  const text = readFileSync(join(assets, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const names = Object.keys(manifest).filter((name) => manifest[name]?.file.endsWith('.css'));
  const sheets = names.filter((name) => !Object.values(parts).includes(name));
  if (sheets.length !== 1)
    throw new Error(`The build made ${sheets.length} style sheets for every page, one is needed.`);

  function add(name: string, to: Set<string>) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build made no ${name}.`);
    for (const imported of chunk.imports ?? []) if (!to.has(address(imported))) add(imported, to);
    to.add(address(name));
  }
  const address = (name: string) => `${base}${manifest[name]?.file}`;
  const missing = Object.values(parts).find((name) => !manifest[name]);
  if (missing !== undefined) throw new Error(`The build made no ${missing}.`);

  return {
    stylesheet: address(sheets[0] ?? ''),
    parts: Object.fromEntries(Object.entries(parts).map(([part, name]) => [part, address(name)])),
    scripts(module) {
      const shared = new Set<string>();
      add(entry, shared);
      const all = new Set([...shared].filter((file) => file !== address(entry)));
      add(module, all);
      return [...all, address(entry)];
    },
    version: createHash('sha256').update(text).digest('hex').slice(0, 8),
  };
}
