import type { Share } from '@tamarack-lowe/content-model';
import type { Content } from '@tamarack-lowe/content-tools';
import type { MicrositeSite } from '../site/SiteData.ts';

/** What all share cards say: as the content says it, else the product on the ring and the line of the brand in gold. */
export function shareOf({ readShare }: Pick<Content, 'readShare'>, { brand }: Pick<MicrositeSite, 'brand'>) {
  const said: Pick<Share, 'ring' | 'careers'> | null = readShare();
  return said ?? { ring: brand.product, careers: brand.line };
}
