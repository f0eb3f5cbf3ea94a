import { type CampusEvent, PATHS, type Province } from '@tamarack-lowe/content-model';
import { brand } from '@tamarack-lowe/stories';
import { makeCalendar } from '../../../../../packages/microsite/src/table/events/calendar/makeCalendar.ts';
import { say } from '../say.ts';

/** The calendar file of events as this site writes it. Heavy: ask for it only when a visitor wants it. */
export function siteCalendar(
  events: readonly CampusEvent[],
  provinces: readonly Province[],
  now: Date,
): string {
  return makeCalendar(events, {
    provinces,
    firm: brand.firm,
    language: 'en-CA',
    page: new URL(PATHS.events, brand.site).href,
    onlineLabel: say('eventsOnline'),
    now,
  });
}
