import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { ENTRIES } from './bundle/viteOptions.ts';
import type { WorkFolders } from './workFolders.ts';

/**
 * Reads Vite's manifest. Gives the module that draws a kind of page, as the manifest calls it; that of the site's entry for
 * `entry`, and for pages of the site's own, which come with it.
 */
export function modulesOf({ browser }: Pick<WorkFolders, 'browser'>): (kind: string) => string {
  const manifest = JSON.parse(readFileSync(join(browser, '.vite/manifest.json'), 'utf8')) as Manifest;
  const names = Object.keys(manifest);
  const entry = names.find((name) => ENTRIES.browser.endsWith(name.replace(/^(?:\.\.\/)+/, '/')));
  if (!entry) throw new Error('The build made no entry of the site.');
  const pages = new Map(
    names.flatMap((name): [string, string][] => {
      const [, kind] = /\/table\/([^/]+)\/page\.(?:tsx|js)$/.exec(name) ?? [];
      return kind === undefined ? [] : [[kind, name]];
    }),
  );
  return (kind) => pages.get(kind) ?? entry;
}
