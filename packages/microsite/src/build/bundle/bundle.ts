import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import { bundleApart } from '../bundleApart.ts';
import { drawFile } from '../drawFile.ts';
import { madeBy } from '../madeBy.ts';
import { stampOf } from '../contentHash.ts';
import type { WorkFolders } from '../workFolders.ts';

/** What a bundle was made of, full paths, and words for what they said and for who made it. */
type Made = { by: string; files: string[]; said: string };

/**
 * Bundles scripts, sheets and what draws pages, unless they are there and all that they were made of is as it was: words of
 * content are no part of them.
 */
export async function bundleOnce(config: LoadedConfig, work: WorkFolders): Promise<void> {
  const list = join(work.work, 'bundle.json');
  const by = madeBy(config);
  if (existsSync(list)) {
    const last = JSON.parse(readFileSync(list, 'utf8')) as Made;
    const made = [drawFile(work), work.browser, ...(config.offline ? [work.worker] : [])];
    const isThere = [...last.files, ...made].every((file) => existsSync(file));
    if (isThere && last.by === by && last.said === stampOf(...last.files)) return;
  }
  // A build that is stopped halfway leaves no list.
  rmSync(list, { force: true });
  const files = await bundleApart(config.folder);
  writeFileSync(list, JSON.stringify({ by, files, said: stampOf(...files) } satisfies Made));
}
