import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '@tamarack-lowe/content-model';
import { belowHome } from '../site/belowHome.ts';
import type { ListedPage } from '../table/ListedPage.ts';

type Listed = { site: Pick<Site, 'paths'>; pages: readonly ListedPage[]; target: string };

/** Writes `pages.json`, every page with its name, for the page that helps with addresses that do not exist. */
export async function writePages({ site, pages, target }: Listed) {
  const named = pages.map(({ path, label }) => ({ path, label }));
  await mkdir(join(target, site.paths.intro), { recursive: true });
  await writeFile(join(target, belowHome(site.paths.intro, '/pages.json')), JSON.stringify(named));
}
