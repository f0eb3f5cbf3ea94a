import type { Site } from '@tamarack-lowe/content-model';
import type { Organization } from 'schema-dts';
import { publisherId } from './publisherId.ts';

/** The firm in its shortest form, for articles, films, people and events to refer to. */
export function organization(site: Site): Exclude<Organization, string> {
  return { '@type': 'Organization', ...publisherId(site), name: site.brand.firm, url: site.brand.mainSite };
}
