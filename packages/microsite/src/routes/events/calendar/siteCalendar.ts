import {
  type CampusEvent,
  type CampusEvents,
  eventTimes,
  type Province,
  type Site,
  type WallClock,
} from '@tamarack-lowe/content-model';
import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import {
  dayAfter,
  isFixedOffset,
  momentAt,
  offsetAt,
  readTimeZone,
} from '@tamarack-lowe/content-model/internal/times';
import {
  component,
  dateValue,
  durationValue,
  fileText,
  type Lines,
  textValue,
  uriValue,
  utcValue,
} from './icalendar.ts';

/** Interval at which subscribers refresh the calendar. */
const FEED_REFRESH_INTERVAL = 'PT12H';

const DAY_MS = 86_400_000;

/**
 * Writes the `.ics` file (RFC 5545) of a site, with an entry for each event whose day is announced. A calendar to
 * subscribe to has a name.
 *
 * Times are local times of the place. A named zone comes with its rules in the file; a zone that is only an offset is
 * written as UTC. Without a known zone times float: calendars then show the local time, wherever the reader is. No time
 * ever goes through the zone of the machine.
 *
 * `now`: the time of writing, ms since 1970.
 */
export function siteCalendar(
  site: Pick<Site, 'brand' | 'language' | 'paths' | 'say'>,
  { events, provinces }: CampusEvents,
  now: number,
  feedName?: string,
): string {
  const { brand, language, paths, say } = site;
  const page = new URL(paths.events ?? paths.intro, brand.site);
  const entries = events.flatMap((event) => {
    const time = entryTime(event);
    if (time === null) return [];
    const place = placeOf(event, provinces) || (event.online ? say('eventsOnline') : '');
    const lines = component('VEVENT', [
      `UID:event-${event.id}@${page.hostname}`,
      `DTSTAMP:${utcValue(now)}`,
      ...time.lines,
      `SUMMARY:${textValue(event.title)}`,
      ...(place === '' ? [] : [`LOCATION:${textValue(place)}`]),
      ...(event.description.length === 0 ? [] : [`DESCRIPTION:${textValue(event.description.join('\n\n'))}`]),
      `URL:${uriValue(event.link && URL.canParse(event.link.href) ? event.link.href : page.href)}`,
    ]);
    return [{ lines, time }];
  });
  const nameLines = feedName === undefined ? [] : feedLines(feedName);
  return fileText(
    component('VCALENDAR', [
      'VERSION:2.0',
      `PRODID:${textValue(`-//${brand.firm}//${page.hostname}//${primaryLanguage(language).toUpperCase()}`)}`,
      ...nameLines,
      ...zonesOf(
        entries.map(({ time }) => time),
        now,
      ),
      ...entries.flatMap(({ lines }) => lines),
    ]),
  );
}

function feedLines(name: string): Lines {
  return [
    `NAME:${textValue(name)}`,
    `X-WR-CALNAME:${textValue(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${FEED_REFRESH_INTERVAL}`,
    `X-PUBLISHED-TTL:${FEED_REFRESH_INTERVAL}`,
  ];
}

type EntryTime = { lines: Lines; zoned: { timeZone: string; from: number; to: number } | null };

/** Returns DTSTART and the fields derived from it; null for an event that is not announced. */
function entryTime(event: CampusEvent): EntryTime | null {
  const times = eventTimes(event);
  if (times === null) return null;
  const { start, end, days } = times;
  if (start.time === null) {
    const lines = [`DTSTART;VALUE=DATE:${dateValue(start.day)}`];
    const after = dayAfter(end?.day ?? start.day, 1);
    return {
      lines: hasFourDigitYear(after) ? [...lines, `DTEND;VALUE=DATE:${dateValue(after)}`] : lines,
      zoned: null,
    };
  }
  // The engine has no rules for a zone it does not know.
  const zone = readTimeZone(event.timeZone);
  const property = (name: string, { day, time }: WallClock): string => {
    if (zone === null) return `${name}:${dateValue(day, time)}`;
    if (isFixedOffset(zone)) return `${name}:${utcValue(momentAt(zone, day, time ?? '00:00'))}`;
    return `${name};TZID=${zone}:${dateValue(day, time)}`;
  };
  const lines = [
    property('DTSTART', start),
    ...(end && hasFourDigitYear(end.day) ? [endLine(start, end, zone, property)] : []),
    ...(days > 1 ? [`RRULE:FREQ=DAILY;COUNT=${days}`] : []),
  ];
  if (zone === null || isFixedOffset(zone)) return { lines, zoned: null };
  const from = momentAt(zone, start.day, start.time);
  const last = dayAfter(end?.day ?? start.day, days);
  return { lines, zoned: { timeZone: zone, from, to: momentAt(zone, last, '00:00') + DAY_MS } };
}

/** DTEND; or DURATION when the start falls into the hour that clocks skip and would not lie before the end. */
function endLine(
  start: WallClock,
  end: WallClock,
  zone: string | null,
  property: (name: string, clock: WallClock) => string,
): string {
  const moment = (timeZone: string, { day, time }: WallClock) => momentAt(timeZone, day, time ?? '00:00');
  if (zone === null || moment(zone, end) > moment(zone, start)) return property('DTEND', end);
  return `DURATION:${durationValue(moment('UTC', end) - moment('UTC', start))}`;
}

/** Years in calendars have four digits. */
const hasFourDigitYear = (day: string) => day.length === 10;

/**
 * Writes the rules of every zone in use, for the time span of its events. A calendar without events gets those of UTC,
 * because a calendar needs at least one component.
 */
function zonesOf(entries: readonly EntryTime[], now: number): Lines {
  const zones = new Map<string, { from: number; to: number }>();
  for (const { zoned } of entries) {
    if (zoned === null) continue;
    const { from, to } = zones.get(zoned.timeZone) ?? zoned;
    zones.set(zoned.timeZone, { from: Math.min(from, zoned.from), to: Math.max(to, zoned.to) });
  }
  if (entries.length === 0) return zoneRules('UTC', now, now);
  return [...zones].flatMap(([timeZone, { from, to }]) => zoneRules(timeZone, from, to));
}

function placeOf({ venue, school, city, provinces }: CampusEvent, known: readonly Province[]): string {
  const names = provinces.map((slug) => known.find((province) => province.slug === slug)?.name ?? '');
  return [venue, school, city, ...names].filter(Boolean).join(', ');
}

const WEEK_MS = 7 * DAY_MS;
/** Rules begin this long before the first event, so that both yearly changes are among them. */
const BACK_MS = 400 * DAY_MS;

type Change = { moment: number; before: number; after: number };

/**
 * Writes the VTIMEZONE of a zone for a time span (ms since 1970): it lists each change of the clocks in it, as the
 * engine knows them. One rule for all years would be wrong where Ramadan or a parliament moves the changes.
 */
function zoneRules(timeZone: string, from: number, to: number): Lines {
  const changes = changesBetween(timeZone, from - BACK_MS, to + DAY_MS);
  const isUnchanged = changes[0] === undefined || changes[0].moment > from;
  const offset = offsetAt(timeZone, from);
  return component('VTIMEZONE', [
    `TZID:${timeZone}`,
    ...(isUnchanged ? observance('STANDARD', '19700101T000000', offset, offset) : []),
    ...changes.flatMap(({ moment, before, after }) =>
      observance(after > before ? 'DAYLIGHT' : 'STANDARD', wallValue(moment + before), before, after),
    ),
  ]);
}

/** `start`: local time of the change, by the clocks before it. */
function observance(kind: 'STANDARD' | 'DAYLIGHT', start: string, before: number, after: number): Lines {
  return component(kind, [
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetValue(before)}`,
    `TZOFFSETTO:${offsetValue(after)}`,
  ]);
}

function changesBetween(timeZone: string, from: number, to: number): Change[] {
  const changes: Change[] = [];
  for (let week = Math.floor(from / WEEK_MS); week * WEEK_MS < to; week += 1) {
    const change = changeOf(timeZone, week);
    if (change && change.moment > from && change.moment <= to) changes.push(change);
  }
  return changes;
}

// Cache, because thousands of events have a file each, but share a few zones.
const changeCache = new Map<string, Change | null>();

/** Returns the change of clocks in a week, counted since 1970. No zone has two in one week. */
function changeOf(timeZone: string, week: number): Change | null {
  const key = `${timeZone} ${week}`;
  const found = changeCache.get(key);
  if (found !== undefined) return found;
  const [begin, end] = [week * WEEK_MS, (week + 1) * WEEK_MS];
  const [before, after] = [offsetAt(timeZone, begin), offsetAt(timeZone, end)];
  const change = before === after ? null : { moment: momentOfChange(timeZone, begin, end), before, after };
  changeCache.set(key, change);
  return change;
}

/** The first second at which the offset differs from that at the beginning. */
function momentOfChange(timeZone: string, begin: number, end: number): number {
  const before = offsetAt(timeZone, begin);
  let [same, changed] = [begin / 1000, end / 1000];
  while (changed - same > 1) {
    const middle = Math.floor((same + changed) / 2);
    if (offsetAt(timeZone, middle * 1000) === before) same = middle;
    else changed = middle;
  }
  return changed * 1000;
}

function wallValue(wall: number): string {
  const [day = '', time = ''] = new Date(wall).toISOString().split('T');
  return dateValue(day, time.slice(0, 5)).slice(0, -2) + time.slice(6, 8);
}

/** `-0330`; seconds only where there are some. */
function offsetValue(ms: number): string {
  const seconds = Math.abs(ms) / 1000;
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  );
  return `${ms < 0 ? '-' : '+'}${parts.join('').replace(/00$/, '')}`;
}
