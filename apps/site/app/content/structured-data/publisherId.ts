import type { Brand } from '@tamarack-lowe/content-model';

/** What structured data needs of the brand. */
export type Publisher = Pick<Brand, 'firm' | 'short' | 'site' | 'mainSite' | 'social'>;

/** Refers to the firm, see `organization`. */
export function publisherId({ site }: Publisher): { '@id': string } {
  return { '@id': new URL('/#organization', site).href };
}
