import type { Site } from '@tamarack-lowe/content-model';

/** The country of an address of the firm; empty when the brand has none. */
export function countryOf({ brand }: Pick<Site, 'brand'>): { addressCountry?: string } {
  return brand.country === undefined ? {} : { addressCountry: brand.country };
}
