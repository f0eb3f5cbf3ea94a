import { FEEDS_ID, type PageAddress } from '@tamarack-lowe/pages/internal/data';
import type { RouteContext } from '../route.ts';

/** Link to the list of feeds and calendars, as the field of a page's data; empty on a site without campus packs. */
export function alertsLink(
  { headSay, site }: RouteContext,
  label: 'packFollowDates' | 'packFollowNews',
): { alerts?: PageAddress } {
  const path = site.paths.page('pack');
  return path === null ? {} : { alerts: { href: `${path}#${FEEDS_ID}`, label: headSay(label) } };
}
