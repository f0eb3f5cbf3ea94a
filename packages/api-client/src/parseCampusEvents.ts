import type { CampusEvent, CampusEvents } from '@tamarack-lowe/content-model';
import { addressOf } from './addressOf.ts';
import { entriesOf, integerOf, isRecord } from './entriesOf.ts';
import { parseDay } from './parseDay.ts';
import type { ParseOptions } from './parseMenu.ts';
import { isSlug, parseProvinces } from './parseProvinces.ts';
import { parseTime } from './parseTime.ts';
import { lineOf, paragraphsOf } from './plainText.ts';
import { timeZoneOf } from './timeZoneOf.ts';

/**
 * Reads the events answer; null when it is not one (no `events`, or events of which none is usable, as when posts come
 * as stored). Events without an id or a title are skipped one by one, and the second of two with the same id; every
 * other field that cannot be read becomes its "unknown". A province that the answer does not name is none: hosts send
 * stand-ins for "nowhere" or "everywhere".
 */
export function parseCampusEvents(json: unknown, options: ParseOptions = {}): CampusEvents | null {
  const entries = isRecord(json) ? entriesOf(json.events) : null;
  if (!isRecord(json) || !entries) return null;
  const provinces = parseProvinces(json.provinces);
  const known = new Set(provinces.map(({ slug }) => slug));
  const events = new Map<number, CampusEvent>();
  for (const entry of entries) {
    const event = parseEvent(entry, known, options);
    if (event && !events.has(event.id)) events.set(event.id, event);
  }
  if (entries.length > 0 && events.size === 0) return null;
  return { events: [...events.values()], provinces };
}

function parseEvent(
  entry: unknown,
  known: ReadonlySet<string>,
  { siteUrl }: ParseOptions,
): CampusEvent | null {
  if (!isRecord(entry)) return null;
  const id = integerOf(entry.id);
  const title = lineOf(entry.title);
  if (id === null || title === '') return null;
  const date = parseDay(entry.date);
  const href = addressOf(entry.link, { siteUrl });
  return {
    id,
    slug: isSlug(entry.slug) ? entry.slug : `event-${id}`,
    title,
    date,
    endDate: lastDay(date, parseDay(entry.end_date)),
    startTime: parseTime(entry.start_time) ?? timeInside(entry.date),
    endTime: parseTime(entry.end_time) ?? timeInside(entry.end_date),
    timeZone: timeZoneOf(entry.timezone),
    provinces: provincesOf(entry.province).filter((slug) => known.has(slug)),
    city: lineOf(entry.city),
    school: lineOf(entry.school),
    venue: lineOf(entry.venue),
    kind: lineOf(entry.type),
    online: isOn(entry.virtual),
    featured: isOn(entry.featured),
    capacity: integerOf(entry.capacity) || null,
    link: href === null ? null : { href, label: lineOf(entry.link_label) },
    description: paragraphsOf(entry.description),
  };
}

/** Only a day after the first counts, at most a year later: more is a slip of the pen, not an event. */
function lastDay(first: string | null, last: string | null): string | null {
  if (first === null || last === null || last <= first) return null;
  const yearLater = `${String(Number(first.slice(0, 4)) + 1).padStart(4, '0')}${first.slice(4)}`;
  return last <= yearLater ? last : null;
}

/** The time of a date-time picker, `2026-10-14 18:00:00`. Midnight is how such a field says "no time". */
function timeInside(value: unknown): string | null {
  const match = typeof value === 'string' ? /^\S{8,10}[T\s]\s*(\d{1,2}:\d{2})/.exec(value.trim()) : null;
  const time = match && parseDay(value) !== null ? parseTime(match[1]) : null;
  return time === '00:00' ? null : time;
}

/** Slugs, or terms with a slug. `false` means none. */
function provincesOf(value: unknown): string[] {
  const entries = typeof value === 'string' ? [value] : (entriesOf(value) ?? []);
  return [...new Set(entries.map((entry) => (isRecord(entry) ? entry.slug : entry)).filter(isSlug))];
}

const isOn = (value: unknown) => value === '1' || value === 1 || value === true;
