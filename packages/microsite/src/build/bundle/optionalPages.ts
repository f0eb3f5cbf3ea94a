import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile } from '@tamarack-lowe/content-tools';
import * as v from 'valibot';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import { CSS_CHUNKS, type CssChunk, OPTIONAL_CHUNKS } from '../../site/SiteData.ts';

type Config = Pick<LoadedConfig, 'contentFolder' | 'features'>;

/**
 * Returns which optional pages a site has. Those about hiring need `hiring.json`, programs to a credential `pathway.json`, the
 * accessibility statement `statement.json`. The statement, campus packs, the page of all stories, other forms of stories and the
 * page about stored data need an address in `brand.json`. The config can switch campus packs off. Scripts and style sheets of a
 * site contain nothing of pages that it does not have.
 */
export function optionalPages({ contentFolder, features }: Config) {
  const { pages, forms } = readAddresses(contentFolder);
  return {
    accessibility: existsSync(join(contentFolder, 'statement.json')) && pages.accessibility !== undefined,
    forms: Object.keys(forms).length > 0,
    hiring: existsSync(join(contentFolder, 'hiring.json')),
    pack: features.campus && features.pack && pages.pack !== undefined,
    pathway: existsSync(join(contentFolder, 'pathway.json')),
    stories: pages.stories !== undefined,
    yours: pages.yours !== undefined,
  };
}

const NAME = 'brand.json';
const address = v.optional(v.string());
const brandSchema = v.object({
  pages: v.object({ accessibility: address, pack: address, stories: address, yours: address }),
  forms: v.optional(v.record(v.string(), v.string()), {}),
});

/** Addresses of optional pages. The content check reports a missing or broken file. */
function readAddresses(folder: string) {
  const file = join(folder, NAME);
  const brand = v.safeParse(brandSchema, existsSync(file) ? readJsonFile(file, NAME) : {});
  return brand.success ? brand.output : { pages: {}, forms: {} };
}

/** CSS chunks of a site besides that of every page. */
export function cssChunksOf(config: Config): CssChunk[] {
  const has = optionalPages(config);
  return [...CSS_CHUNKS, ...OPTIONAL_CHUNKS.filter((chunk) => has[chunk])];
}
