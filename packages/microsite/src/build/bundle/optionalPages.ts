import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile } from '@tamarack-lowe/content-tools';
import * as v from 'valibot';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import { CSS_CHUNKS, type CssChunk, OPTIONAL_CHUNKS } from '../../site/SiteData.ts';

const BRAND = 'brand.json';
const withStories = v.object({ pages: v.object({ stories: v.string() }) });

/**
 * Optional pages that the content of a site has: those about hiring with `hiring.json`, the page of all stories with an
 * address in `brand.json`. Without them, no script or style sheet of the site knows these pages.
 */
export function optionalPages({ contentFolder }: Pick<LoadedConfig, 'contentFolder'>) {
  const brand = join(contentFolder, BRAND);
  return {
    hiring: existsSync(join(contentFolder, 'hiring.json')),
    // The content check reports a missing or broken file.
    stories: existsSync(brand) && v.is(withStories, readJsonFile(brand, BRAND)),
  };
}

/** CSS chunks of a site besides that of every page. */
export function cssChunksOf(config: Pick<LoadedConfig, 'contentFolder'>): CssChunk[] {
  const has = optionalPages(config);
  return [...CSS_CHUNKS, ...OPTIONAL_CHUNKS.filter((chunk) => has[chunk])];
}
