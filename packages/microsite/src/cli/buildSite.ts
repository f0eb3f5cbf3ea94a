import { resolve } from 'node:path';
import { readSettings } from '@tamarack-lowe/server';
import { build } from '../build/build.ts';
import { workFolders } from '../build/workFolders.ts';
import { loadConfig } from '../config/loadConfig.ts';
import { buildAlone } from './buildAlone.ts';
import { checkSite } from './checkSite.ts';
import { forgetFailure, noteFailure } from './failedBuild.ts';

/**
 * Checks the site of a folder and makes it, with menu and events of CONTENT_HOST (default: the content host of the config, or
 * its recorded answers). What was made before stays until all is well; what fails is noted beside it. Where another build of
 * the folder is under way, this one comes after it.
 */
export async function buildSite(folder: string): Promise<void> {
  const { work, built } = workFolders(resolve(folder));
  await buildAlone(work, async () => {
    try {
      await checkAndBuild(folder);
    } catch (error) {
      noteFailure(built, new Date());
      throw error;
    }
    forgetFailure(built);
  });
}

async function checkAndBuild(folder: string): Promise<void> {
  const together = {};
  await checkSite(folder, together);
  const config = await loadConfig(folder);
  const { contentHost } = readSettings(process.env, config);
  const { pages, table, isNew, notes } = await build(config, { contentHost, together });
  for (const line of notes) console.log(line);
  // Its first line names the columns; the others are pages with a budget of their own, and there may be none.
  if (table.includes('\n')) console.log(table);
  console.log(`${pages} pages with their policies${isNew ? '' : ', in which nothing has changed'}`);
}
