import type { CampusEvent } from './events.ts';
import { momentAt, wallAsUtc } from './timeZones.ts';

type Hours = Pick<CampusEvent, 'date' | 'endDate' | 'startTime' | 'endTime'>;
type HoursAndZone = Hours & Pick<CampusEvent, 'timeZone'>;

/** Day (`YYYY-MM-DD`) and time (`HH:MM`; null for the whole day) as a calendar and a clock show them. */
export type WallClock = { day: string; time: string | null };

/** Hours of an event, by the calendar and the clocks of its place. */
export type EventTimes = {
  start: WallClock;
  /** Of the first day, where there are several with the same hours. Null when nobody knows. */
  end: WallClock | null;
  /** On how many days in a row it takes place at these hours. */
  days: number;
};

/**
 * Reads the hours of an event. A fair on two days from 10:00 to 15:00 is two afternoons; from 22:00 to 02:00 is one night,
 * which ends on the next day, or on the last one where that is named. Null without a date.
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
  // The same time twice says no end, except from midnight to midnight.
  const isUnknown = endTime === null || (days === 1 && endTime === startTime && endTime !== '00:00');
  if (isUnknown) return { start, end: null, days };
  // At 00:00 of the third day or later, that day itself would not take place.
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
 * Returns whether an event is over at a moment (ms since 1970): after its end by the clocks of its place, whatever clock a
 * visitor has, and after its last day where no end is known. One without a date is not. `firmZone`: the zone of events that name
 * none. Default: the one where days end last.
 */
export function isPastEvent(event: HoursAndZone, moment: number, firmZone?: string): boolean {
  const last = lastMoment(event);
  if (last === null) return false;
  // Most events need no look at their zone, which takes a hundred times as long.
  const wall = wallAsUtc(last.day, last.time);
  if (Math.abs(moment - wall) > FARTHEST_MS) return moment > wall;
  return moment >= endOf(event, last, firmZone);
}

/** Parts events into those to come at a moment and those over (see `isPastEvent`), each in the order given. */
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

/** Moment (ms since 1970) at which the next of some events ends; null when none does within a day. */
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
  // A start that clocks leave out may come after the end: then the event is as long as its times say.
  const first = dayAfter(start.day, days - 1);
  const begin = momentAt(zone, first, start.time);
  return end > begin ? end : begin + wallAsUtc(day, time) - wallAsUtc(first, start.time);
}

/** The day some days after another, `YYYY-MM-DD`. */
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
