import type { Site } from '@tamarack-lowe/content-model';
import type { Organization } from 'schema-dts';
import { publisherId } from './publisherId.ts';

/** The firm, in as few words as a page can say who speaks: articles, films, people and events refer to it. */
export function organization(site: Site): Exclude<Organization, string> {
  return { '@type': 'Organization', ...publisherId(site), name: site.brand.firm, url: site.brand.mainSite };
}
