import type { CampusEvent, Province } from '@tamarack-lowe/content-model';
import ical, { ICalEventRepeatingFreq } from 'ical-generator';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';
import { calendarTimes } from './calendarTimes.ts';

/** What a calendar is made with besides the events. */
export type CalendarContext = {
  provinces: readonly Province[];
  /** Who invites. */
  firm: string;
  /** Language of the words, BCP 47. */
  language: string;
  /** Address of the events page: where an event leads that has no address of its own. */
  page: string;
  /** Where an event takes place that has no place. */
  onlineLabel: string;
  /** What a calendar that is subscribed to is called. Default: the file is to be saved, and asks for nothing more. */
  feedName?: string | undefined;
  /** When the file is written. */
  now: Date;
};

const ZONES = new Set(tzlib_get_timezones());

/** How long those who subscribe may keep what they have, s. */
const FEED_KEPT_S = 12 * 60 * 60;

/**
 * The text of an `.ics` file (RFC 5545) with one entry for each event whose day is announced. Times are wall-clock times
 * with the time zone of the place, whose rules are in the file; without a known zone they float, which calendars take for
 * the time on the wall wherever the reader is.
 */
export function makeCalendar(
  events: readonly CampusEvent[],
  { provinces, firm, language, page, onlineLabel, feedName, now }: CalendarContext,
): string {
  const calendar = ical({
    prodId: {
      company: firm,
      product: new URL(page).hostname,
      language: language.split('-')[0]?.toUpperCase(),
    },
    ...(feedName !== undefined && { name: feedName, ttl: FEED_KEPT_S }),
    timezone: { name: null, generator: (zone) => zoneBlock(zone)?.[0] ?? null },
  });
  for (const event of events) {
    const { date } = event;
    if (date === null) continue;
    const timezone = zoneOf(event.timeZone);
    const { start, end, allDay, repeat } = calendarTimes({ ...event, date }, timezone !== null);
    calendar.createEvent({
      id: `event-${event.id}@${new URL(page).hostname}`,
      stamp: now,
      start,
      end,
      allDay,
      ...(timezone !== null && !allDay ? { timezone } : { floating: true }),
      ...(repeat > 1 && { repeating: { freq: ICalEventRepeatingFreq.DAILY, count: repeat } }),
      summary: event.title,
      location: placeOf(event, provinces) || (event.online ? onlineLabel : null),
      description: event.description.join('\n\n') || null,
      url: addressOf(event, page),
    });
  }
  return calendar.toString();
}

/** The rules of a zone and its present name: some names are old ones, `Asia/Calcutta` is `Asia/Kolkata`. */
function zoneBlock(zone: string): [rules: string, name: string] | null {
  if (!ZONES.has(zone)) return null;
  const [rules = '', name = ''] = tzlib_get_ical_block(zone);
  return [rules, name.replace('TZID=', '')];
}

function zoneOf(zone: string | null): string | null {
  return zone === null ? null : (zoneBlock(zone)?.[1] ?? null);
}

/** The library escapes an address as if it were a text, which RFC 5545 does not; so there is nothing to escape in it. */
function addressOf({ link }: CampusEvent, page: string): string {
  const address = link && URL.canParse(link.href) ? link.href : page;
  return address.replace(/[\\;,]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function placeOf({ venue, school, city, provinces }: CampusEvent, known: readonly Province[]): string {
  const names = provinces.map((slug) => known.find((province) => province.slug === slug)?.name ?? '');
  return [venue, school, city, ...names].filter(Boolean).join(', ');
}
