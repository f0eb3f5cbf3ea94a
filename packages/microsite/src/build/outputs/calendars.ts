import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type CampusEvent,
  type CampusEvents,
  documentTitle,
  EVENTS_AT_A_TIME,
  type Site,
} from '@tamarack-lowe/content-model';
import { calendarEvents, calendarPath } from '../../table/events/calendar/calendarFiles.ts';
import { siteCalendar } from '../../table/events/calendar/siteCalendar.ts';
import { builtAt } from '../../table/events/load.server.ts';

/**
 * Writes a calendar file for each event that is packed with the site, still to come as the day `today` begins at the firm
 * and listed by the built page, and one with all that are to come, to which calendars subscribe, too: what the links of the
 * events page lead to before, or without, its script. Gives the number of files.
 */
export function writeCalendars({
  site,
  events: packaged,
  today,
  target,
}: {
  site: Site;
  /** Null where the site has no events. */
  events: CampusEvents | null;
  today: string;
  target: string;
}): number {
  if (site.paths.events === null || packaged === null) return 0;
  const { provinces } = packaged;
  const stamp = builtAt({ site, today });
  const events = calendarEvents(packaged.events, stamp, site.brand.timeZone);
  const write = (file: string, held: CampusEvent[], feedName?: string) => {
    const path = join(target, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, siteCalendar(site, { events: held, provinces }, stamp, feedName));
  };
  write(calendarPath(site.paths), events, documentTitle(site.brand, site.say('eventsTitle')));
  const listed = events.slice(0, EVENTS_AT_A_TIME);
  for (const event of listed) write(calendarPath(site.paths, event.slug), [event]);
  return listed.length + 1;
}
