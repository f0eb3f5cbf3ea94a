import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { calendarEvents } from '../app/content/calendar/calendarEvents.ts';
import { calendarPath } from '../app/content/calendar/calendarPath.ts';
import { siteCalendar } from '../app/content/calendar/siteCalendar.ts';
import { readEventsPage } from '../app/content/events.server.ts';

/**
 * Writes a calendar file for each event that is packed with the site and still to come, and one with all of them: what
 * the links of the events page lead to before, or without, its script. Gives the number of files.
 */
export function writeCalendars(root: string, now = new Date()): number {
  const { packaged, builtOn } = readEventsPage();
  const events = calendarEvents(packaged.events, builtOn);
  const files = [
    { path: calendarPath(), events },
    ...events.map((event) => ({ path: calendarPath(event.slug), events: [event] })),
  ];
  for (const file of files) {
    const target = join(root, file.path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, siteCalendar(file.events, packaged.provinces, now));
  }
  return files.length;
}
