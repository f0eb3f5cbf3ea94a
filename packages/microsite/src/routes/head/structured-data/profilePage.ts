import type { Site } from '@tamarack-lowe/content-model';
import type { ProfilePage } from 'schema-dts';
import type { PageMember } from '../../Content.server.ts';
import { countryOf } from './countryOf.ts';
import { pictureAddress } from './pictureAddress.ts';
import { publisherId } from './publisherId.ts';

type Profiled = Pick<PageMember, 'name' | 'slug' | 'job' | 'city' | 'linked' | 'picture'>;

/** The page of a member of the talent team. */
export function profilePage(member: Profiled, site: Site): Exclude<ProfilePage, string> {
  const address = new URL(site.paths.member(member.slug), site.brand.site).href;
  return {
    '@type': 'ProfilePage',
    '@id': address,
    mainEntity: {
      '@type': 'Person',
      name: member.name,
      jobTitle: member.job,
      image: pictureAddress(member.picture, site.brand.site),
      sameAs: member.linked,
      worksFor: publisherId(site),
      workLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: member.city, ...countryOf(site) },
      },
    },
  };
}
