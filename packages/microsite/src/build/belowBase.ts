import { STORAGE_NAMES } from '@tamarack-lowe/content-model';
import type { SiteData } from '../site/SiteData.ts';

/**
 * What pages are told besides where the site shares its origin with others: they ask its server below `base`, and remember
 * a visit under names of their own. Nothing where it stands at the root.
 */
export function belowBase(base: string): Pick<SiteData, 'hosts' | 'storage'> {
  if (base === '/') return {};
  const names = Object.entries(STORAGE_NAMES).map(([name, key]) => [name, `${base}${key}`]);
  return {
    hosts: { content: base, geolocation: `${base}geolocation` },
    storage: Object.fromEntries(names),
  };
}
