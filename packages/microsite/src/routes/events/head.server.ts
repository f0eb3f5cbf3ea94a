import { EVENTS_AT_A_TIME, splitPastEvents } from '@tamarack-lowe/content-model';
import { about } from '../head/about.ts';
import { campusCrumbs, startCrumb } from '../head/crumbs.ts';
import type { HeadEntry } from '../head/HeadEntry.ts';
import { pageHead } from '../head.server.ts';
import { campusEvent } from '../structuredData.server.ts';
import type { PageContext } from '../PageContext.ts';
import { calendarPath } from './calendar/calendarFiles.ts';
import type { PackedEventsPage } from './data.server.ts';
import { unpackEvents } from './packedEvents.ts';

/** The head of the events page, with the upcoming events that the built page lists. */
export function eventsHead(
  context: PageContext,
  { data, path }: { data: PackedEventsPage; path: string },
): HeadEntry[] {
  const { site, headSay } = context;
  const [title, own] = [site.say('eventsTitle'), site.paths.events ?? path];
  const { events, provinces } = unpackEvents(data.packaged);
  const { upcoming } = splitPastEvents(events, data.builtAt, site.brand.timeZone);
  const feed = new URL(calendarPath(site.paths), site.brand.site).href;
  return [
    ...pageHead(site, { title, description: headSay('eventsDescription'), path: own }),
    ...(upcoming.some(({ date }) => date !== null)
      ? [{ rel: 'alternate', type: 'text/calendar', href: feed }]
      : []),
    about(
      site,
      [startCrumb(context), ...campusCrumbs(context), { name: title, path: own }],
      upcoming.slice(0, EVENTS_AT_A_TIME).map((event) => campusEvent(event, { provinces, site })),
    ),
  ];
}
