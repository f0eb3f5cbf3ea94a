import { build } from '../build/build.ts';
import { loadConfig } from '../config/loadConfig.ts';
import { checkSite } from './checkSite.ts';

/** Makes the site of a folder. What was made before stays until all is well. */
export async function buildSite(folder: string): Promise<void> {
  await checkSite(folder);
  const { pages, table } = await build(await loadConfig(folder));
  console.log(table);
  console.log(`${pages} pages with their policies`);
}
