import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { prepareStyles } from '../build/bundle/styleSheets.ts';
import { ENTRIES, viteOptions } from '../build/bundle/viteOptions.ts';
import { mastersOf } from './mastersOf.ts';
import { type Project, readProject } from '../build/render/readProject.ts';
import { workFolders } from '../build/workFolders.ts';
import type { LoadedConfig } from '../config/loadConfig.ts';

/** What a development server needs of a site. */
export type Development = {
  vite: InlineConfig;
  entries: typeof ENTRIES;
  /** Where the site stands below its origin. */
  base: string;
  /** The style sheet of the site. */
  styles: string;
  /** Folders of what is baked, and of typefaces. */
  media: string;
  assets: string;
  /** Where the original of a picture or film that is not baked yet may be, by its address; best first. */
  mastersOf: (address: string) => string[];
  /** Reads config and content anew. */
  readSite: () => Promise<Project>;
};

/** Prepares the site of a config for development. Nothing is baked: originals stand in. */
export async function openDevelopment(config: LoadedConfig): Promise<Development> {
  const { base, contentFolder, content } = config;
  const work = workFolders(config.folder);
  const { typefaces } = await prepareStyles(config, work);
  return {
    // Visits of whoever changes a site are not measured.
    vite: viteOptions({ ...config, measure: undefined }, work),
    entries: ENTRIES,
    base,
    styles: work.styles,
    media: /^[./]/.test(content) ? work.media : join(contentFolder, '../dist/media'),
    assets: work.assets,
    mastersOf: (address) => mastersOf(contentFolder, address),
    readSite: () => readProject(config, { work, typefaces, now: new Date() }),
  };
}
