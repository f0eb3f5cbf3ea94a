import type { Organization } from 'schema-dts';
import { type Publisher, publisherId } from './publisherId.ts';

/** The firm, in as few words as a page can say who speaks: articles, films, people and events refer to it. */
export function organization(brand: Publisher): Exclude<Organization, string> {
  return { '@type': 'Organization', ...publisherId(brand), name: brand.firm, url: brand.mainSite };
}
