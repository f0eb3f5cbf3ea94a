import type { CampusEvent } from '@tamarack-lowe/content-model';
import { dayAfter, momentAt, readTimeZone, wallClockAt } from '@tamarack-lowe/content-model/internal/times';
import { type Drop, isPresent } from './droppedValues.ts';

type Hours = Pick<CampusEvent, 'date' | 'endDate' | 'startTime' | 'endTime' | 'timeZone'>;

/** Reads the days and times of an event, by the calendar and the clocks of its place. */
export function hoursOf(entry: Record<string, unknown>, drop: Drop): Hours {
  const zone = readTimeZone(entry.timezone);
  if (zone === null && isPresent(entry.timezone))
    drop('timezone', entry.timezone, 'is not a time zone: write "America/Lima" or "-05:00"');
  const first = dateOf(entry.date, zone);
  if (first === null && isPresent(entry.date)) drop('date', entry.date, NO_DAY);
  // A date with an offset, of an event without a zone, stays in that offset.
  const timeZone = zone ?? first?.zone ?? null;
  const last = dateOf(entry.end_date, timeZone);
  if (last === null && isPresent(entry.end_date)) drop('end_date', entry.end_date, NO_DAY);
  const start = timeOf(entry.start_time, 'start_time', drop) ?? first?.time ?? null;
  const end = timeOf(entry.end_time, 'end_time', drop) ?? last?.time ?? null;
  // 24:00 is midnight at the end of a day; an event that starts then starts on the next day.
  const date = first && start === MIDNIGHT ? dayAfter(first.day, 1) : (first?.day ?? null);
  const endDate = lastDay(date, last?.day ?? null, (why) => drop('end_date', entry.end_date, why));
  return {
    date,
    endDate,
    startTime: start === MIDNIGHT ? '00:00' : start,
    endTime: end === MIDNIGHT && endDate === null ? '00:00' : end,
    timeZone,
  };
}

const MIDNIGHT = '24:00';
const NO_DAY = 'is not a day of the calendar: write "2027-01-19"';
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

type ParsedDate = { day: string; time: string | null; zone: string | null };

/**
 * Reads a calendar day from `YYYY-MM-DD`, `YYYYMMDD` or either with a time after it. Null for anything else and for days that
 * are not in the calendar. A day without offset is that day in every zone; a moment (`…T02:00:00Z`) is on the day that the
 * calendar of the event's zone shows then. Midnight counts as no time, because date-time pickers write it so.
 */
function dateOf(value: unknown, timeZone: string | null): ParsedDate | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const match = /^(\d{4})(-?)(\d{2})\2(\d{2})(?:[T\s]\s*(\d{1,2}:\d{2})(.*))?$/.exec(text);
  if (!match) return null;
  const [, year = '', , month = '', date = '', clock, rest = ''] = match;
  const isLeap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0);
  const length = (DAYS_IN_MONTH[Number(month) - 1] ?? 0) + (month === '02' && isLeap ? 1 : 0);
  if (!(Number(year) > 0 && Number(date) >= 1 && Number(date) <= length)) return null;
  const day = `${year}-${month}-${date}`;
  const time = parseTime(clock);
  const offset = /^(?::\d{2}(?:[.,]\d+)?)?\s*(z|[+\u2212-]\d{2}(?::?\d{2})?)$/i.exec(rest)?.[1];
  const written = readTimeZone(offset);
  if (time === null || written === null) return { day, time: time === '00:00' ? null : time, zone: null };
  const zone = timeZone ?? written;
  const there = wallClockAt(zone, momentAt(written, day, time));
  return { day: there.day, time: there.time === '00:00' ? null : there.time, zone };
}

/** Accepts a last day only if it is after the first, at most a year later: anything else is a typing error. */
function lastDay(first: string | null, last: string | null, drop: (why: string) => void): string | null {
  if (first === null || last === null || last === first) return null;
  const yearLater = `${String(Number(first.slice(0, 4)) + 1).padStart(4, '0')}${first.slice(4)}`;
  if (last > first && last <= yearLater) return last;
  drop(
    last < first ? `is before the first day, ${first}` : `is more than a year after the first day, ${first}`,
  );
  return null;
}

function timeOf(value: unknown, field: string, drop: Drop): string | null {
  const time = parseTime(value);
  return time === null && isPresent(value) ? drop(field, value, 'is not a time: write "18:00"') : time;
}

/**
 * Reads a wall-clock time as `HH:MM`, from `HH:MM`, `HH:MM:SS`, `5:30 pm`, `7 a.m.`, `17 h 30` or `19 h`. `24:00` stays, because
 * on the last day it is another midnight than `00:00`. Null for anything else and for times that no clock shows.
 */
function parseTime(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  const match = /^(\d{1,2})(?:\s*(?::|h)\s*(\d{2})(?::\d{2})?|\s*(h))?(?:\s*([ap])\.?m\.?)?$/.exec(text);
  if (!match) return null;
  const [, hours = '', minutes, bareHour, half] = match;
  if (minutes === undefined && bareHour === undefined && half === undefined) return null;
  let hour = Number(hours);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half === 'p' ? 12 : 0);
  }
  if (hour * 60 + Number(minutes ?? 0) > 24 * 60 || Number(minutes ?? 0) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
}
