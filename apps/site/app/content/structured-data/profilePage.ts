import { memberPath } from '@tamarack-lowe/content-model';
import type { PageMember } from '@tamarack-lowe/stories/server';
import type { ProfilePage } from 'schema-dts';
import { pictureAddress } from './pictureAddress.ts';
import { type Publisher, publisherId } from './publisherId.ts';

type Profiled = Pick<PageMember, 'name' | 'slug' | 'job' | 'city' | 'linked' | 'picture'>;

/** The page of somebody of the talent team. */
export function profilePage(member: Profiled, brand: Publisher): Exclude<ProfilePage, string> {
  const address = new URL(memberPath(member.slug), brand.site).href;
  return {
    '@type': 'ProfilePage',
    '@id': address,
    mainEntity: {
      '@type': 'Person',
      name: member.name,
      jobTitle: member.job,
      image: pictureAddress(member.picture, brand.site),
      sameAs: member.linked,
      worksFor: publisherId(brand),
      workLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: member.city, addressCountry: 'CA' },
      },
    },
  };
}
