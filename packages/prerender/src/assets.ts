import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles, sha256 } from './files.ts';

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Files that Vite built for browsers. */
export type ViteAssets = {
  /** Address of the style sheet of every page. */
  stylesheet: string;
  /** Addresses of the CSS chunks that only some pages have, by name. */
  chunks: Record<string, string>;
  /**
   * Addresses of the scripts that a page's module needs, in the order they run: imported modules first, the entry of the
   * site last.
   */
  scripts: (module: string) => string[];
  /** Hash that changes with every file of the build. */
  version: string;
};

/**
 * Reads Vite's manifest (`build.manifest`) in `.vite`. `entry`: the module that starts every page. `chunks`: the CSS chunks
 * that only some pages have. `base`: the prefix of addresses. Throws when one of them is not in the manifest.
 */
export function viteAssets(
  assets: string,
  entry: string,
  chunks: Readonly<Record<string, string>> = {},
  base = '/',
): ViteAssets {
  const text = readFileSync(join(assets, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const names = Object.keys(manifest).filter((name) => manifest[name]?.file.endsWith('.css'));
  const sheets = names.filter((name) => !Object.values(chunks).includes(name));
  if (sheets.length !== 1)
    throw new Error(`Vite built ${sheets.length} style sheets for every page; exactly one is needed.`);

  function add(name: string, to: Set<string>) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`Vite's manifest has no ${name}.`);
    for (const imported of chunk.imports ?? []) if (!to.has(address(imported))) add(imported, to);
    to.add(address(name));
  }
  const address = (name: string) => `${base}${manifest[name]?.file}`;
  const missing = Object.values(chunks).find((name) => !manifest[name]);
  if (missing !== undefined) throw new Error(`Vite's manifest has no ${missing}.`);

  return {
    stylesheet: address(sheets[0] ?? ''),
    chunks: Object.fromEntries(Object.entries(chunks).map(([chunk, name]) => [chunk, address(name)])),
    scripts(module) {
      const shared = new Set<string>();
      add(entry, shared);
      const all = new Set([...shared].filter((file) => file !== address(entry)));
      add(module, all);
      return [...all, address(entry)];
    },
    version: sha256([text], 'hex').slice(0, 8),
  };
}

/** Reads all scripts that Vite built, as one text. */
export function scriptsIn(folder: string): string {
  const scripts = builtFiles(folder).filter((file) => file.endsWith('.js'));
  return scripts.map((file) => readFileSync(file, 'utf8')).join();
}

/** Folder of a site, and the path of the site in it and below its origin. */
export type SiteLocation = { root: string; base: string };

/**
 * Writes a text into `assets` under a name that contains its hash: `noscript.css` becomes `noscript-4f2a91c0.css`. Returns its
 * address.
 */
export function writeAsset({ root, base }: SiteLocation, name: string, text: string): string {
  const address = `${base}assets/${name.replace('.', `-${shortHash(text)}.`)}`;
  mkdirSync(join(root, base, 'assets'), { recursive: true });
  writeFileSync(join(root, address), text);
  return address;
}

/** First eight characters of the SHA-256 of a text, as base64url. */
export function shortHash(text: string): string {
  return sha256([text]).slice(0, 8);
}
