import { join } from 'node:path';
import type { LoadedConfig } from '../config/loadConfig.ts';
import { type CutTypefaces, cutTypefaces } from './bundle/typefaces.ts';
import type { WorkFolders } from './workFolders.ts';
import { writeStyles } from './bundle/styleSheets.ts';

/** Cuts the typefaces of a config and writes its style sheets, before anything is bundled. Gives what was cut. */
export async function prepareStyles(config: LoadedConfig, work: WorkFolders): Promise<CutTypefaces> {
  const cut = await cutTypefaces(config.typefaces, {
    root: config.folder,
    content: config.contentFolder,
    assets: work.assets,
    cache: join(work.cache, 'typefaces'),
    base: config.base,
  });
  writeStyles(work, cut, config);
  return cut;
}
