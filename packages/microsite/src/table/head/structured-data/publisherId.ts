import type { Site } from '@tamarack-lowe/content-model';

/** Refers to the firm, see `organization`. */
export function publisherId({ brand }: Pick<Site, 'brand'>): { '@id': string } {
  return { '@id': new URL('/#organization', brand.site).href };
}
