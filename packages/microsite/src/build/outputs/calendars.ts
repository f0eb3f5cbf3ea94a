import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type CampusEvent,
  type CampusEvents,
  documentTitle,
  EVENTS_AT_A_TIME,
  type Site,
} from '@tamarack-lowe/content-model';
import { calendarEvents, calendarPath } from '../../routes/events/calendar/calendarFiles.ts';
import { siteCalendar } from '../../routes/events/calendar/siteCalendar.ts';
import { builtAt } from '../../routes/events/data.server.ts';

/**
 * Writes a calendar file (iCalendar) of all events from `today` on, which calendars subscribe to, and one for each event that the
 * built page lists. The links of the events page lead to them before, or without, its script. Returns the number of files.
 */
export function writeCalendars({
  site,
  events: built,
  today,
  target,
}: {
  site: Site;
  /** Null when the site has no events. */
  events: CampusEvents | null;
  today: string;
  target: string;
}): number {
  if (site.paths.events === null || built === null) return 0;
  const { provinces } = built;
  const stamp = builtAt({ site, today });
  const events = calendarEvents(built.events, stamp, site.brand.timeZone);
  const write = (file: string, some: CampusEvent[], feedName?: string) => {
    const path = join(target, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, siteCalendar(site, { events: some, provinces }, stamp, feedName));
  };
  write(calendarPath(site.paths), events, documentTitle(site.brand, site.say('eventsTitle')));
  const listed = events.slice(0, EVENTS_AT_A_TIME);
  for (const event of listed) write(calendarPath(site.paths, event.slug), [event]);
  return listed.length + 1;
}
