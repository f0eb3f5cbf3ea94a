import type { Site } from '@tamarack-lowe/content-model';
import type { Organization } from 'schema-dts';
import { baseOf } from '../../../site/paths.ts';
import { organization } from './organization.ts';

/**
 * The firm with its logo and its profiles, for the first page. Search engines join it with the short form by its `@id`.
 */
export function wholeOrganization(site: Site): Exclude<Organization, string> {
  return {
    ...organization(site),
    alternateName: site.brand.short,
    logo: new URL(`${baseOf(site)}icon-512.png`, site.brand.site).href,
    sameAs: site.brand.social.map(({ url }) => url),
  };
}
