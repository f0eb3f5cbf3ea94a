import type { CampusEvent, CampusEvents, Province } from '@tamarack-lowe/content-model';
import { dayAfter, momentAt, readTimeZone, wallClockAt } from '@tamarack-lowe/content-model/internal/times';
import { collectDrops, type Drop, isPresent } from './droppedValues.ts';
import { entriesOf, integerOf, isRecord } from './jsonValues.ts';
import { EVENTS, LINE_CHARACTERS, PROVINCES, SLUG_CHARACTERS } from './limits.ts';
import type { ParseOptions } from './menu.ts';
import { safeUrl } from './safeUrl.ts';
import { lineOf, paragraphsOf } from './text.ts';

/**
 * Parses the response of the events call. Null when it has no `events`, or not one usable event, as with posts in their stored
 * form. Skips events without an id or a title, and the second of two with the same id. Any other field that cannot be read
 * becomes null, empty or false. Drops a province that is not in the list of the response, because hosts send placeholders for
 * "nowhere" and "everywhere". Calls `report` for each dropped value. If there are more events than `limits.ts` allows, reads
 * the latest.
 */
export function parseCampusEvents(json: unknown, options: ParseOptions = {}): CampusEvents | null {
  const entries = isRecord(json) ? entriesOf(json.events) : null;
  if (!isRecord(json) || !entries) return null;
  const drops = collectDrops('campus_events', options.report);
  const provinces = parseProvinces(json.provinces, drops.of('provinces'));
  const known = new Set(provinces.map(({ slug }) => slug));
  const events = new Map<number, CampusEvent>();
  for (const [index, entry] of latestEvents(entries, options.report).entries()) {
    const drop = drops.of(nameOf(entry, index));
    const event = parseEvent(entry, { known, drop, siteUrl: options.siteUrl });
    if (event === null) continue;
    if (events.has(event.id)) drop('id', event.id, 'belongs to another event, which stays');
    else events.set(event.id, event);
  }
  if (entries.length > 0 && events.size === 0) return null;
  drops.report();
  return { events: [...events.values()], provinces };
}

/**
 * Limits the number of entries, and keeps their order. Of too many, it keeps those with the latest days and those without a
 * day, and reports how many are left out.
 */
function latestEvents(entries: unknown[], report?: (line: string) => void): unknown[] {
  const excess = entries.length - EVENTS;
  if (excess <= 0) return entries;
  const days = entries.map(dayOf);
  const latestFirst = [...days.keys()].sort((a, b) => (days[b] ?? 0) - (days[a] ?? 0) || a - b);
  const taken = new Set(latestFirst.slice(0, EVENTS));
  report?.(`campus_events: ${excess} events are left out, those with the earliest days: ${EVENTS} are read.`);
  return entries.filter((_, index) => taken.has(index));
}

/** A day as a number to compare; infinite for an entry without a day. */
function dayOf(entry: unknown): number {
  if (!isRecord(entry)) return 0;
  const day = typeof entry.date === 'string' ? /^\s*(\d{4})-?(\d{2})-?(\d{2})/.exec(entry.date) : null;
  return day ? Number(day.slice(1).join('')) : Number.POSITIVE_INFINITY;
}

/** Name of an event in a log. */
function nameOf(entry: unknown, index: number): string {
  if (!isRecord(entry)) return `event at place ${index + 1}`;
  const title = lineOf(entry.title).slice(0, 60);
  const id = integerOf(entry.id);
  return `event ${id ?? `at place ${index + 1}`}${title === '' ? '' : ` "${title}"`}`;
}

type EventContext = { known: ReadonlySet<string>; drop: Drop; siteUrl: string | undefined };

function parseEvent(entry: unknown, { known, drop, siteUrl }: EventContext): CampusEvent | null {
  if (!isRecord(entry)) return drop('events', entry, 'is not an event');
  const id = integerOf(entry.id);
  if (id === null) return drop('id', entry.id ?? null, 'is not a number: the event is left out');
  const line = (field: string, value: unknown = textOf(entry[field], field, drop)) => {
    const cut = { count: 0 };
    const words = lineOf(value, cut);
    if (cut.count > 0) drop(field, value, `is cut to ${LINE_CHARACTERS} characters`);
    return words;
  };
  const title = line('title', entry.title);
  if (title === '') return drop('title', entry.title ?? null, 'has no words: the event is left out');
  const href = safeUrl(entry.link, { siteUrl });
  if (href === null && isPresent(entry.link)) drop('link', entry.link, 'is not a safe address');
  return {
    id,
    slug: readSlug(entry.slug, drop) ?? `event-${id}`,
    title,
    ...hoursOf(entry, drop),
    provinces: provincesOf(entry.province, known, drop),
    city: line('city'),
    school: line('school'),
    venue: line('venue'),
    kind: line('type'),
    online: isTrue(entry.virtual, 'virtual', drop),
    featured: isTrue(entry.featured, 'featured', drop),
    capacity: capacityOf(entry.capacity, drop),
    link: href === null ? null : { href, label: line('link_label') },
    description: paragraphsOf(textOf(entry.description, 'description', drop)),
  };
}

/** Reads slugs of provinces, from slugs or from terms with a slug. `false` means none. */
function provincesOf(value: unknown, known: ReadonlySet<string>, drop: Drop): string[] {
  const entries = typeof value === 'string' ? [value] : (entriesOf(value) ?? []);
  const slugs = new Set<string>();
  for (const entry of entries) {
    const slug = isRecord(entry) ? entry.slug : entry;
    if (isSlug(slug) && known.has(slug)) slugs.add(slug);
    else if (isPresent(slug)) drop('province', slug, 'is not among the provinces of the response');
  }
  return [...slugs];
}

/**
 * Reads provinces from a list, from an object with numeric keys (a list with a gap, in PHP), or from slug => name. Anything
 * else has none, also the `{"errors": …}` of an unregistered taxonomy. Keeps the order; the first of two with the same slug
 * wins.
 */
function parseProvinces(value: unknown, drop: Drop): Province[] {
  if (isRecord(value) && 'errors' in value) {
    drop('errors', value.errors, 'is not a list of provinces');
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

/** Slug of WordPress: letters, digits, hyphens, and percent-encoding for other scripts. */
function isSlug(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= SLUG_CHARACTERS &&
    /^[a-z0-9%_-]+$/i.test(value) &&
    /[a-z%_-]/i.test(value)
  );
}

function readSlug(value: unknown, drop: Drop): string | null {
  if (isSlug(value)) return value;
  return isPresent(value) ? drop('slug', value, 'is not a slug: write "career-fair"') : null;
}

function textOf(value: unknown, field: string, drop: Drop): string | null {
  if (typeof value === 'string') return value;
  return isPresent(value) ? drop(field, value, 'is not text') : null;
}

function capacityOf(value: unknown, drop: Drop): number | null {
  const places = integerOf(value);
  if (places !== null && places > 0) return places;
  return isPresent(value) && places !== 0 ? drop('capacity', value, 'is not a number of places') : null;
}

function isTrue(value: unknown, field: string, drop: Drop): boolean {
  if (value === '1' || value === 1 || value === true) return true;
  if (isPresent(value) && value !== '0' && value !== 0) drop(field, value, 'is neither "1" nor "0"');
  return false;
}

type Hours = Pick<CampusEvent, 'date' | 'endDate' | 'startTime' | 'endTime' | 'timeZone'>;

/** Reads the days and times of an event, by the calendar and the clocks of its place. */
function hoursOf(entry: Record<string, unknown>, drop: Drop): Hours {
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
  const daysInMonth = (DAYS_IN_MONTH[Number(month) - 1] ?? 0) + (month === '02' && isLeap ? 1 : 0);
  if (!(Number(year) > 0 && Number(date) >= 1 && Number(date) <= daysInMonth)) return null;
  const day = `${year}-${month}-${date}`;
  const time = parseTime(clock);
  const offset = /^(?::\d{2}(?:[.,]\d+)?)?\s*(z|[+\u2212-]\d{2}(?::?\d{2})?)$/i.exec(rest)?.[1];
  const written = readTimeZone(offset);
  if (time === null || written === null) return { day, time: time === '00:00' ? null : time, zone: null };
  const zone = timeZone ?? written;
  const local = wallClockAt(zone, momentAt(written, day, time));
  return { day: local.day, time: local.time === '00:00' ? null : local.time, zone };
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
 * Reads a wall-clock time as `HH:MM`, from `HH:MM`, `HH:MM:SS`, `5:30 pm`, `7 a.m.`, `17 h 30` or `19 h`. Keeps `24:00`, the
 * midnight at the end of a day; `00:00` is the one at its start. Null for anything else and for times that no clock shows.
 */
function parseTime(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  const match = /^(\d{1,2})(?:\s*(?::|h)\s*(\d{2})(?::\d{2})?|\s*(h))?(?:\s*([ap])\.?m\.?)?$/.exec(text);
  if (!match) return null;
  const [, hours = '', minutes, hourSign, amOrPm] = match;
  if (minutes === undefined && hourSign === undefined && amOrPm === undefined) return null;
  let hour = Number(hours);
  if (amOrPm !== undefined) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (amOrPm === 'p' ? 12 : 0);
  }
  if (hour * 60 + Number(minutes ?? 0) > 24 * 60 || Number(minutes ?? 0) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
}
