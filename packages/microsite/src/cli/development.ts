import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { prepareStyles } from '../build/bundle/styleSheets.ts';
import { ENTRIES, viteOptions } from '../build/bundle/viteOptions.ts';
import { type Project, readProject } from '../build/render/readProject.ts';
import { workFolders } from '../build/workFolders.ts';
import type { LoadedConfig } from '../config/loadConfig.ts';

/** A site that is open for development. */
export type Development = {
  vite: InlineConfig;
  entries: typeof ENTRIES;
  /** Base path of the site. */
  base: string;
  /** Style sheet of the site. */
  styles: string;
  /** Folders of rendered pictures, and of typefaces. */
  media: string;
  assets: string;
  /** Content folder: originals stand in for pictures and films that are not rendered. */
  content: string;
  /** Reads config and content again. */
  readSite: () => Promise<Project>;
};

/** Opens the site of a config for development, without rendering its pictures. */
export async function openDevelopment(config: LoadedConfig): Promise<Development> {
  const { base, contentFolder } = config;
  const work = workFolders(config.folder);
  const { typefaces } = await prepareStyles(config, work);
  return {
    // Visits of developers are not measured.
    vite: viteOptions({ ...config, measure: undefined }, work),
    entries: ENTRIES,
    base,
    styles: work.styles,
    media: /^[./]/.test(config.content) ? work.media : join(contentFolder, '../dist/media'),
    assets: work.assets,
    content: contentFolder,
    readSite: () => readProject(config, { work, typefaces, now: new Date() }),
  };
}
