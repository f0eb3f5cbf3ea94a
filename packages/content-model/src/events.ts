import { momentAt, wallAsUtc } from './timeZones.ts';

/** A campus event after parsing. Days are calendar days at the place, times are wall-clock times at the place. */
export type CampusEvent = {
  id: number;
  slug: string;
  title: string;
  /** `YYYY-MM-DD`, or null when not announced yet. */
  date: string | null;
  /** Last day of an event over several days, `YYYY-MM-DD`. */
  endDate: string | null;
  /** `HH:MM`, 24 hours, or null. */
  startTime: string | null;
  /** `HH:MM` or null; a time not after the start is on the next day. `24:00` is midnight at the end of each of several days. */
  endTime: string | null;
  /** IANA name, `UTC`, an offset such as `-05:00`, or null: a result of `readTimeZone`. */
  timeZone: string | null;
  /** Slugs of provinces; empty for an online event without a place. */
  provinces: string[];
  city: string;
  school: string;
  venue: string;
  /** "Career fair", "Open house", …; empty when unknown. */
  kind: string;
  online: boolean;
  featured: boolean;
  /** Places, or null when unknown. */
  capacity: number | null;
  /** Checked link to sign up, or null. */
  link: { href: string; label: string } | null;
  /** Plain text paragraphs. */
  description: string[];
};

export type Province = { slug: string; name: string; code: string };

/** The response of the events call after parsing. */
export type CampusEvents = { events: CampusEvent[]; provinces: Province[] };

/** Filter of a list of campus events: slug of a province, and year-month (`2027-03`); null for all. */
export type EventFilter = { province: string | null; month: string | null };

/**
 * Number of events that a page lists at a time; a button adds as many more. The built page, its calendar file and its data for
 * search engines hold these events only. `limits` of api-client bound how many events of a response are read.
 */
export const EVENTS_AT_A_TIME = 50;

/** Sorts into a new list by date, then start time (none first), then title, then id. Undated events are last in both orders. */
export function sortEvents(events: readonly CampusEvent[], order: 'asc' | 'desc' = 'asc'): CampusEvent[] {
  const direction = order === 'asc' ? 1 : -1;
  return [...events].sort(
    (a, b) =>
      Number(a.date === null) - Number(b.date === null) ||
      direction *
        (compare(a.date ?? '', b.date ?? '') ||
          compare(a.startTime ?? '', b.startTime ?? '') ||
          compareWords(a.title, b.title) ||
          a.id - b.id),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
// Not an `Intl.Collator`: making one takes 20 ms on a desktop, and two events seldom begin at the same time.
const compareWords = (a: string, b: string) => a.localeCompare(b, 'und');

/**
 * Filters events by province and month, and keeps their order. An online event without a province belongs to every province;
 * an event over several months belongs to each; an event without a date belongs to no month.
 */
export function filterEvents(
  events: readonly CampusEvent[],
  { province, month }: EventFilter,
): CampusEvent[] {
  return events.filter((event) => {
    const isEverywhere = event.online && event.provinces.length === 0;
    const isThere = province === null || isEverywhere || event.provinces.includes(province);
    return isThere && (month === null || monthsOfEvent(event).includes(month));
  });
}

/** Year-months (`YYYY-MM`) with at least one event, ascending: the choices of the month filter. */
export function monthsOfEvents(events: readonly CampusEvent[]): string[] {
  return [...new Set(events.flatMap(monthsOfEvent))].sort();
}

function monthsOfEvent({ date, endDate }: Pick<CampusEvent, 'date' | 'endDate'>): string[] {
  if (date === null) return [];
  const months: string[] = [];
  // Counted, because as text a year of five digits sorts before 9999.
  for (let month = countMonths(date); month <= countMonths(endDate ?? date); month += 1) {
    months.push(`${padded(Math.floor(month / 12), 4)}-${padded((month % 12) + 1, 2)}`);
  }
  return months;
}

const countMonths = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** Name of a province in the address: its code in lowercase (`on`), or its slug while it has no code. */
export function provinceParam({ code, slug }: Province): string {
  return code === '' ? slug : code.toLowerCase();
}

/** Finds the province of an address, by code or slug in any case; null when there is none. */
export function findProvince(provinces: readonly Province[], param: string | null): Province | null {
  const wanted = param?.toLowerCase();
  return provinces.find((province) => wanted === provinceParam(province) || wanted === province.slug) ?? null;
}

type Hours = Pick<CampusEvent, 'date' | 'endDate' | 'startTime' | 'endTime'>;
type HoursAndZone = Hours & Pick<CampusEvent, 'timeZone'>;

/** Day (`YYYY-MM-DD`) and time (`HH:MM`; null for the whole day) on a calendar and a clock. */
export type WallClock = { day: string; time: string | null };

/** Hours of an event, by the calendar and the clocks of its place. */
export type EventTimes = {
  start: WallClock;
  /** End of the first day, if several days have the same hours. Null when unknown. */
  end: WallClock | null;
  /** Number of consecutive days with these hours. */
  days: number;
};

/**
 * Reads the hours of an event; null without a date. A fair on two days from 10:00 to 15:00 is two afternoons. From 22:00 to
 * 02:00 is one night, which ends on the next day, or on the last day if the event has one.
 */
export function eventTimes({ date, endDate, startTime, endTime }: Hours): EventTimes | null {
  if (date === null) return null;
  const last = endDate !== null && endDate > date ? endDate : date;
  if (startTime === null) {
    return { start: { day: date, time: null }, end: { day: last, time: null }, days: 1 };
  }
  const start = { day: date, time: startTime };
  const days =
    last === date ? 1 : Math.round((wallAsUtc(last, '00:00') - wallAsUtc(date, '00:00')) / DAY_MS) + 1;
  // The same time twice is an unknown end, except from midnight to midnight.
  const isUnknown = endTime === null || (days === 1 && endTime === startTime && endTime !== '00:00');
  if (isUnknown) return { start, end: null, days };
  // If the end were 00:00 of the third day or later, nothing would happen on that day.
  const time = endTime === '00:00' && days > 2 ? '24:00' : endTime;
  if (time === '24:00') return { start, end: { day: dayAfter(date, 1), time: '00:00' }, days };
  if (time > startTime) return { start, end: { day: date, time }, days };
  return { start, end: { day: days === 1 ? dayAfter(date, 1) : last, time }, days: 1 };
}

const DAY_MS = 86_400_000;

/** Bound of the offsets of all zones. */
const FARTHEST_MS = 18 * 3_600_000;

/** Zone in which days end last. */
const LAST_ZONE = '-12:00';

/**
 * Returns true when an event is over at a moment (ms since 1970): after its end by the clocks of its place, whatever clock the
 * visitor has, or after its last day if the end is unknown. An event without a date is never over. `firmZone` is the zone of
 * events that name none. Default: the zone where days end last.
 */
export function isPastEvent(event: HoursAndZone, moment: number, firmZone?: string): boolean {
  const last = lastMoment(event);
  if (last === null) return false;
  // Most events need no time zone here, which takes a hundred times as long.
  const wall = wallAsUtc(last.day, last.time);
  if (Math.abs(moment - wall) > FARTHEST_MS) return moment > wall;
  return moment >= endOf(event, last, firmZone);
}

/** Splits events into upcoming and past ones at a moment (see `isPastEvent`), and keeps their order. */
export function splitPastEvents(
  events: readonly CampusEvent[],
  moment: number,
  firmZone?: string,
): { upcoming: CampusEvent[]; past: CampusEvent[] } {
  const upcoming: CampusEvent[] = [];
  const past: CampusEvent[] = [];
  for (const event of events) (isPastEvent(event, moment, firmZone) ? past : upcoming).push(event);
  return { upcoming, past };
}

/** Moment (ms since 1970) of the next end of an event; null when none ends within a day. */
export function nextEventEnd(
  events: readonly HoursAndZone[],
  moment: number,
  firmZone?: string,
): number | null {
  let next: number | null = null;
  for (const event of events) {
    const last = lastMoment(event);
    if (last === null || Math.abs(wallAsUtc(last.day, last.time) - moment) > DAY_MS + FARTHEST_MS) continue;
    const end = endOf(event, last, firmZone);
    if (end > moment && end <= moment + DAY_MS && (next === null || end < next)) next = end;
  }
  return next;
}

/** Moment (ms since 1970) at which an event is over; null without a date. See `isPastEvent`. */
export function eventEnd(event: HoursAndZone, firmZone?: string): number | null {
  const last = lastMoment(event);
  return last && endOf(event, last, firmZone);
}

type LastMoment = { day: string; time: string; times: EventTimes };

/** Day and time at which the last day of an event ends at its place. */
function lastMoment(event: Hours): LastMoment | null {
  const times = eventTimes(event);
  if (times === null) return null;
  const { start, end, days } = times;
  const day = dayAfter(end?.day ?? start.day, days - 1);
  return { day, time: end?.time ?? '24:00', times };
}

function endOf(
  { timeZone }: HoursAndZone,
  { day, time, times: { start, days } }: LastMoment,
  firmZone: string = LAST_ZONE,
): number {
  const zone = timeZone ?? firmZone;
  const end = momentAt(zone, day, time);
  if (start.time === null) return end;
  // A start that clocks skip may come after the end; then the event lasts as long as its times say.
  const first = dayAfter(start.day, days - 1);
  const begin = momentAt(zone, first, start.time);
  return end > begin ? end : begin + wallAsUtc(day, time) - wallAsUtc(first, start.time);
}

/** Adds days to a day, `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  if (days === 0) return day;
  const moment = new Date(wallAsUtc(day, '00:00') + days * DAY_MS);
  return [
    padded(moment.getUTCFullYear(), 4),
    padded(moment.getUTCMonth() + 1, 2),
    padded(moment.getUTCDate(), 2),
  ].join('-');
}

const padded = (number: number, length: number) => String(number).padStart(length, '0');
