import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ListedPage } from '../table/ListedPage.ts';

/** Writes `pages.json`, every page with its name, for the page that helps with addresses that do not exist. */
export async function writePages({ pages, target }: { pages: readonly ListedPage[]; target: string }) {
  const named = pages.map(({ path, label }) => ({ path, label }));
  await writeFile(path.join(target, 'pages.json'), JSON.stringify(named));
}
