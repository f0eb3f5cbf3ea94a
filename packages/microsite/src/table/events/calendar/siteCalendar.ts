import type { CampusEvents, Site } from '@tamarack-lowe/content-model';
import { makeCalendar } from './makeCalendar.ts';

/**
 * The calendar file of events as a site writes it; one to subscribe to has a name. Heavy: ask for it only when a visitor
 * wants it.
 */
export function siteCalendar(
  { brand, language, paths, say }: Pick<Site, 'brand' | 'language' | 'paths' | 'say'>,
  { events, provinces }: CampusEvents,
  now: Date,
  feedName?: string,
): string {
  return makeCalendar(events, {
    provinces,
    firm: brand.firm,
    language,
    page: new URL(paths.events ?? paths.intro, brand.site).href,
    onlineLabel: say('eventsOnline'),
    feedName,
    now,
  });
}
