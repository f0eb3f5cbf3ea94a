import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { ENTRIES } from './viteOptions.ts';
import type { WorkFolders } from './workFolders.ts';

/**
 * The module that draws a kind of page, as Vite's manifest calls it; that of the site's entry for `entry`, and for pages
 * of the site's own, which come with it.
 */
export function moduleOf({ browser }: Pick<WorkFolders, 'browser'>, kind: string): string {
  const manifest = JSON.parse(readFileSync(join(browser, '.vite/manifest.json'), 'utf8')) as Manifest;
  const names = Object.keys(manifest);
  const page = names.find((name) => new RegExp(`/table/${kind}/page\\.(?:tsx|js)$`).test(name));
  const entry = names.find((name) => ENTRIES.browser.endsWith(name.replace(/^(?:\.\.\/)+/, '/')));
  if (!entry) throw new Error('The build made no entry of the site.');
  return kind === 'entry' ? entry : (page ?? entry);
}
