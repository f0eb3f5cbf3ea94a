import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile } from '@tamarack-lowe/content-tools';
import * as v from 'valibot';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import { CSS_CHUNKS, type CssChunk } from '../../site/SiteData.ts';

const NAME = 'brand.json';
const withStories = v.object({ pages: v.object({ stories: v.string() }) });

/**
 * True if the brand has an address for the page of all stories. Without one, no script or style sheet of the site knows that
 * page.
 */
export function hasStoriesPage({ contentFolder }: Pick<LoadedConfig, 'contentFolder'>): boolean {
  const file = join(contentFolder, NAME);
  // The content check reports a missing or broken file.
  return existsSync(file) && v.is(withStories, readJsonFile(file, NAME));
}

/** CSS chunks of a site besides that of every page. */
export function cssChunksOf(config: Pick<LoadedConfig, 'contentFolder'>): CssChunk[] {
  return hasStoriesPage(config) ? [...CSS_CHUNKS, 'stories'] : [...CSS_CHUNKS];
}
