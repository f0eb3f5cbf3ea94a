import { build } from '../build/build.ts';
import { loadConfig } from '../config/loadConfig.ts';
import { checkSite } from './checkSite.ts';

/** Makes the site of a folder. What was made before stays until all is well. */
export async function buildSite(folder: string): Promise<void> {
  await checkSite(folder);
  const { pages, table } = await build(await loadConfig(folder));
  // Its first line names the columns; the others are pages with a budget of their own, and there may be none.
  if (table.includes('\n')) console.log(table);
  console.log(`${pages} pages with their policies`);
}
