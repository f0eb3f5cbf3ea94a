import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

const ENTRY = 'app/entry.client.tsx';

export type BuiltAssets = {
  /** Address of the one style sheet. */
  sheet: string;
  /**
   * Addresses of the scripts that draw the page of a module, in the order they are run in: what others import comes
   * before them, the entry of the site comes last.
   */
  pieces: (module: string) => string[];
  /** Changes with every file of the build. */
  version: string;
};

/** What Vite has built, from the list it leaves in `.vite`. Throws when a module of the site is not on it. */
export function builtAssets(root: string): BuiltAssets {
  const text = readFileSync(join(root, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const sheets = Object.values(manifest).filter(({ file }) => file.endsWith('.css'));
  if (sheets.length !== 1) throw new Error(`The build made ${sheets.length} style sheets, one is needed.`);

  function add(name: string, to: Set<string>) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build made no ${name}.`);
    for (const imported of chunk.imports ?? []) if (!to.has(address(imported))) add(imported, to);
    to.add(address(name));
  }
  const address = (name: string) => `/${manifest[name]?.file}`;

  return {
    sheet: `/${sheets[0]?.file}`,
    pieces(module) {
      const entry = new Set<string>();
      add(ENTRY, entry);
      const all = new Set([...entry].filter((file) => file !== address(ENTRY)));
      add(module, all);
      return [...all, address(ENTRY)];
    },
    version: createHash('sha256').update(text).digest('hex').slice(0, 8),
  };
}
