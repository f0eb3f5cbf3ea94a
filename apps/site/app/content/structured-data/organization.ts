import type { Organization } from 'schema-dts';
import { type Publisher, publisherId } from './publisherId.ts';

/** The firm. Once on every page that names it: articles, films, people and events refer to it. */
export function organization(brand: Publisher): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    ...publisherId(brand),
    name: brand.firm,
    alternateName: brand.short,
    url: brand.mainSite,
    logo: new URL('/icon-512.png', brand.site).href,
    sameAs: brand.social.map(({ url }) => url),
  };
}
