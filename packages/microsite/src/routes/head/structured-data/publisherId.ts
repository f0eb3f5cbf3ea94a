import type { Site } from '@tamarack-lowe/content-model';
import { baseOf } from '../../../site/paths.ts';

/** Refers to the firm, see `organization`. */
export function publisherId(site: Pick<Site, 'brand' | 'languages'>): { '@id': string } {
  return { '@id': new URL(`${baseOf(site)}#organization`, site.brand.site).href };
}
