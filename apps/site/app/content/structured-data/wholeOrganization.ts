import type { Organization } from 'schema-dts';
import { organization } from './organization.ts';
import type { Publisher } from './publisherId.ts';

/** The firm with its mark and its profiles, as the first page tells it. Readers join it with the rest by its `@id`. */
export function wholeOrganization(brand: Publisher): Exclude<Organization, string> {
  return {
    ...organization(brand),
    alternateName: brand.short,
    logo: new URL('/icon-512.png', brand.site).href,
    sameAs: brand.social.map(({ url }) => url),
  };
}
