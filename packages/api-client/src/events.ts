import {
  type CampusEvent,
  type CampusEvents,
  dayAfter,
  momentAt,
  type Province,
  readTimeZone,
  wallClockAt,
} from '@tamarack-lowe/content-model';
import { addressOf } from './safeUrl.ts';
import { type Drop, noteDrops } from './droppedValues.ts';
import { entriesOf, integerOf, isRecord } from './jsonValues.ts';
import { latestEvents } from './latestEvents.ts';
import { LINE_CHARACTERS, PROVINCES, SLUG_CHARACTERS } from './limits.ts';
import type { ParseOptions } from './menu.ts';
import { lineOf, paragraphsOf } from './text.ts';

/**
 * Reads the events answer; null when it is not one (no `events`, or events of which none is usable, as when posts come
 * as stored). Events without an id or a title are skipped one by one, and the second of two with the same id; every
 * other field that cannot be read becomes its "unknown". A province that the answer does not name is none: hosts send
 * stand-ins for "nowhere" or "everywhere". `report` is told of each value that is left out. Of more
 * events than `limits.ts` allows, those with the latest days are read.
 */
export function parseCampusEvents(json: unknown, options: ParseOptions = {}): CampusEvents | null {
  const entries = isRecord(json) ? entriesOf(json.events) : null;
  if (!isRecord(json) || !entries) return null;
  const drops = noteDrops('campus_events', options.report);
  const provinces = parseProvinces(json.provinces, drops.of('provinces'));
  const known = new Set(provinces.map(({ slug }) => slug));
  const events = new Map<number, CampusEvent>();
  for (const [index, entry] of latestEvents(entries, options.report).entries()) {
    const drop = drops.of(nameOf(entry, index));
    const event = parseEvent(entry, { known, drop, siteUrl: options.siteUrl });
    if (event === null) continue;
    if (events.has(event.id)) drop('id', event.id, 'is that of another event, which stays');
    else events.set(event.id, event);
  }
  if (entries.length > 0 && events.size === 0) return null;
  drops.say();
  return { events: [...events.values()], provinces };
}

/** Names an event in a log. */
function nameOf(entry: unknown, index: number): string {
  if (!isRecord(entry)) return `event at place ${index + 1}`;
  const title = lineOf(entry.title).slice(0, 60);
  const id = integerOf(entry.id);
  return `event ${id ?? `at place ${index + 1}`}${title === '' ? '' : ` "${title}"`}`;
}

type Reading = { known: ReadonlySet<string>; drop: Drop; siteUrl: string | undefined };

function parseEvent(entry: unknown, { known, drop, siteUrl }: Reading): CampusEvent | null {
  if (!isRecord(entry)) return drop('events', entry, 'is no event');
  const id = integerOf(entry.id);
  if (id === null) return drop('id', entry.id ?? null, 'is no number: the event is left out');
  const line = (field: string, value: unknown = textOf(entry[field], field, drop)) => {
    const cut = { count: 0 };
    const words = lineOf(value, cut);
    if (cut.count > 0) drop(field, value, `is cut short to ${LINE_CHARACTERS} characters`);
    return words;
  };
  const title = line('title', entry.title);
  if (title === '') return drop('title', entry.title ?? null, 'has no words: the event is left out');
  const href = addressOf(entry.link, { siteUrl });
  if (href === null && isGiven(entry.link)) drop('link', entry.link, 'is no address that can be followed');
  return {
    id,
    slug: slugOf(entry.slug, drop) ?? `event-${id}`,
    title,
    ...hoursOf(entry, drop),
    provinces: provincesOf(entry.province, known, drop),
    city: line('city'),
    school: line('school'),
    venue: line('venue'),
    kind: line('type'),
    online: isOn(entry.virtual, 'virtual', drop),
    featured: isOn(entry.featured, 'featured', drop),
    capacity: capacityOf(entry.capacity, drop),
    link: href === null ? null : { href, label: line('link_label') },
    description: paragraphsOf(textOf(entry.description, 'description', drop)),
  };
}

type Hours = Pick<CampusEvent, 'date' | 'endDate' | 'startTime' | 'endTime' | 'timeZone'>;

/** Reads days and times as the calendar and the clocks of the place show them. */
function hoursOf(entry: Record<string, unknown>, drop: Drop): Hours {
  const zone = readTimeZone(entry.timezone);
  if (zone === null && isGiven(entry.timezone))
    drop('timezone', entry.timezone, 'is no time zone; one is written "America/Lima" or "-05:00"');
  const first = dateOf(entry.date, zone);
  if (first === null && isGiven(entry.date)) drop('date', entry.date, NO_DAY);
  // A moment without a zone beside it stays in the offset that it is written in.
  const timeZone = zone ?? first?.zone ?? null;
  const last = dateOf(entry.end_date, timeZone);
  if (last === null && isGiven(entry.end_date)) drop('end_date', entry.end_date, NO_DAY);
  const start = timeOf(entry.start_time, 'start_time', drop) ?? first?.time ?? null;
  const end = timeOf(entry.end_time, 'end_time', drop) ?? last?.time ?? null;
  // 24:00 is the midnight at the end of a day: as a start, the first of the next one.
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
const NO_DAY = 'is no day of the calendar; one is written "2027-01-19"';
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

type DateInside = { day: string; time: string | null; zone: string | null };

/**
 * A calendar day from `YYYY-MM-DD`, `YYYYMMDD` or either with a time behind it. Null for words, for nothing and for days
 * that are not in the calendar. A day has no time zone and does not move; a moment (`…T02:00:00Z`) is on the day that the
 * calendar of the event's zone shows then. Midnight is how a date-time picker says "no time".
 */
function dateOf(value: unknown, timeZone: string | null): DateInside | null {
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

/** Only a day after the first counts, at most a year later: more is a slip of the pen, not an event. */
function lastDay(first: string | null, last: string | null, drop: (why: string) => void): string | null {
  if (first === null || last === null || last === first) return null;
  const yearLater = `${String(Number(first.slice(0, 4)) + 1).padStart(4, '0')}${first.slice(4)}`;
  if (last > first && last <= yearLater) return last;
  drop(
    last < first
      ? `lies before the first day, ${first}`
      : `is more than a year after the first day, ${first}`,
  );
  return null;
}

function timeOf(value: unknown, field: string, drop: Drop): string | null {
  const time = parseTime(value);
  return time === null && isGiven(value)
    ? drop(field, value, 'is no time of a clock; one is written "18:00"')
    : time;
}

/**
 * A wall-clock time as `HH:MM`, from `HH:MM`, `HH:MM:SS`, `5:30 pm`, `7 a.m.`, `17 h 30` or `19 h`. `24:00` stays: on the
 * last day it is another midnight than `00:00`. Null for anything else and for times no clock shows.
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

/** Slugs, or terms with a slug. `false` means none. */
function provincesOf(value: unknown, known: ReadonlySet<string>, drop: Drop): string[] {
  const entries = typeof value === 'string' ? [value] : (entriesOf(value) ?? []);
  const slugs = new Set<string>();
  for (const entry of entries) {
    const slug = isRecord(entry) ? entry.slug : entry;
    if (isSlug(slug) && known.has(slug)) slugs.add(slug);
    else if (isGiven(slug)) drop('province', slug, 'is not among the provinces of the answer');
  }
  return [...slugs];
}

/**
 * Provinces from a list, from an object with numeric keys (a list with a gap, in PHP), or from slug => name. Anything
 * else, the `{"errors": …}` of an unregistered taxonomy included, yields none. The order is kept; the first of two with
 * the same slug wins.
 */
function parseProvinces(value: unknown, drop: Drop): Province[] {
  if (isRecord(value) && 'errors' in value) {
    drop('errors', value.errors, 'is no list of provinces');
    return [];
  }
  const provinces = new Map<string, Province>();
  const add = (slug: unknown, name: string, code: string) => {
    if (isSlug(slug) && name !== '' && !provinces.has(slug) && provinces.size < PROVINCES)
      provinces.set(slug, { slug, name, code });
  };
  if (isRecord(value)) {
    for (const [key, entry] of Object.entries(value))
      if (typeof entry === 'string') add(key, lineOf(entry), '');
  }
  for (const entry of entriesOf(value) ?? []) {
    if (!isRecord(entry)) continue;
    const name = lineOf(entry.name);
    if (isSlug(entry.slug) && name !== '') add(entry.slug, name, lineOf(entry.code));
    else drop('provinces', entry, 'has no slug or no name');
  }
  return [...provinces.values()];
}

/** A slug as WordPress makes them: letters, digits, hyphens, and percent-encoding for other scripts. */
function isSlug(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= SLUG_CHARACTERS &&
    /^[a-z0-9%_-]+$/i.test(value) &&
    /[a-z%_-]/i.test(value)
  );
}

function slugOf(value: unknown, drop: Drop): string | null {
  if (isSlug(value)) return value;
  return isGiven(value) ? drop('slug', value, 'is no slug; one is written "career-fair"') : null;
}

function textOf(value: unknown, field: string, drop: Drop): string | null {
  if (typeof value === 'string') return value;
  return isGiven(value) ? drop(field, value, 'is no text') : null;
}

function capacityOf(value: unknown, drop: Drop): number | null {
  const places = integerOf(value);
  if (places !== null && places > 0) return places;
  return isGiven(value) && places !== 0 ? drop('capacity', value, 'is no number of places') : null;
}

function isOn(value: unknown, field: string, drop: Drop): boolean {
  if (value === '1' || value === 1 || value === true) return true;
  if (isGiven(value) && value !== '0' && value !== 0) drop(field, value, 'is neither "1" nor "0"');
  return false;
}

/** Tells a value from the many ways in which PHP says that there is none. */
const isGiven = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== false &&
  !(typeof value === 'string' && value.trim() === '') &&
  !(Array.isArray(value) && value.length === 0);
