import { fillMessage, type Share, type Site } from '@tamarack-lowe/content-model';
import type { Content } from './Content.server.ts';

/**
 * Text common to all share cards of a site, placeholders filled in: from the content, else the product on the ring and
 * the line of the brand in gold.
 */
export function shareOf(
  { readShare }: Pick<Content, 'readShare'>,
  { brand }: Pick<Site, 'brand'>,
): Pick<Share, 'ring' | 'careers'> {
  const { ring, careers } = readShare() ?? { ring: brand.product, careers: brand.line };
  return { ring, careers: fillMessage(careers, { firm: brand.short }) };
}
