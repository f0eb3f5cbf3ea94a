import { createHash } from 'node:crypto';
import type { PluginEvent } from '@tamarack-lowe/microsite';
import ICAL from 'ical.js';

type Options = {
  /** Day of the build, `YYYY-MM-DD`. */
  today: string;
  /** Days ahead in which repeated events are listed. */
  days: number;
  /** Receives a line for what is left out. */
  log: (line: string) => void;
};

/** Most events that are read from a calendar; each occurrence of a repeated event counts. */
const MAX_EVENTS = 1000;
/** Most occurrences of one repeated event that are examined: an hourly event since 1970 has half a million. */
const MAX_OCCURRENCES = 10_000;
/** Most days that one occurrence of a repeated event lasts. */
const MAX_DURATION_DAYS = 31;
/** Days before today in which events that are over are still listed. */
const PAST_DAYS = 180;

/**
 * Reads the events of a calendar (RFC 5545). Times are those of clocks at the place, and never converted. Leaves out events that are
 * cancelled or private, and with a line in the log those that cannot be read. Throws for text that is not a calendar.
 */
export function parseCalendar(text: string, { today, days, log }: Options): PluginEvent[] {
  const calendar = openCalendar(text);
  const zone = stringOf(calendar, 'x-wr-timezone') || null;
  const [first, last] = [dayFrom(today, -PAST_DAYS), dayFrom(today, days)];
  const components = calendar.getAllSubcomponents('vevent');
  const changed = components.filter((each) => each.hasProperty('recurrence-id'));
  const events: PluginEvent[] = [];
  for (const component of components) {
    const name = stringOf(component, 'summary').trim();
    const leaveOut = (why: string) => log(`"${name || stringOf(component, 'uid')}" ${why}. It is left out.`);
    if (component.hasProperty('recurrence-id') || isHidden(component)) continue;
    if (name === '') leaveOut('has no title');
    else if (!component.hasProperty('dtstart')) leaveOut('has no date');
    else {
      try {
        for (const occurrence of occurrencesOf(component, changed, { first, last })) {
          if (isHidden(occurrence.component)) continue;
          events.push(eventOf(occurrence, zone));
          if (events.length < MAX_EVENTS) continue;
          log(`Only the first ${MAX_EVENTS} events are read.`);
          return events;
        }
      } catch (error) {
        leaveOut(`cannot be read: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  return events;
}

function openCalendar(text: string): ICAL.Component {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text));
    if (calendar.name === 'vcalendar') return calendar;
  } catch {
    // Not a calendar: the error below says so.
  }
  throw new Error(
    'The response is no calendar: it has no VCALENDAR. Check the address in a calendar program.',
  );
}

/** One time that an event takes place: its start and end, and the component with its words. */
type Occurrence = { component: ICAL.Component; start: ICAL.Time; end: ICAL.Time };

type Days = { first: string; last: string };

/** Lists the occurrences of an event between two days, with changes of single ones. */
function occurrencesOf(
  component: ICAL.Component,
  changed: readonly ICAL.Component[],
  { first, last }: Days,
): Occurrence[] {
  const event = new ICAL.Event(component, {
    exceptions: changed.filter((each) => uidOf(each) === uidOf(component)),
  });
  const isListed = ({ start, end }: Occurrence) => dayOf(end) >= first && dayOf(start) <= last;
  if (!event.isRecurring())
    return [{ component, start: event.startDate, end: event.endDate }].filter(isListed);
  const occurrences: Occurrence[] = [];
  // An event that began before the first day may still be running on it.
  const begin = dayFrom(first, -MAX_DURATION_DAYS);
  const iterator = event.iterator();
  for (let count = 0; count < MAX_OCCURRENCES; count += 1) {
    const next = iterator.next();
    if (!next || dayOf(next) > last || occurrences.length >= MAX_EVENTS) break;
    if (dayOf(next) < begin) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    occurrences.push({ component: item.component, start: startDate, end: endDate });
  }
  return occurrences.filter(isListed);
}

function eventOf({ component, start, end }: Occurrence, calendarZone: string | null): PluginEvent {
  const place = stringOf(component, 'location').trim();
  const url = stringOf(component, 'url').trim() || (/https:\/\/\S+/.exec(place)?.[0] ?? '');
  const online = /^https?:\/\/\S+$/.test(place);
  const date = dayOf(start);
  // In a calendar, an event of a whole day ends at the beginning of the next day.
  const lastDay = start.isDate ? dayFrom(dayOf(end), -1) : dayOf(end);
  return {
    id: idOf(`${uidOf(component)} ${start}`),
    title: stringOf(component, 'summary').trim(),
    date,
    endDate: lastDay > date ? lastDay : null,
    startTime: start.isDate ? null : timeOf(start),
    endTime: start.isDate || end.compare(start) === 0 ? null : timeOf(end),
    timeZone: start.isDate ? null : zoneOf(component, start, calendarZone),
    venue: online ? '' : place,
    kind: stringOf(component, 'categories').trim(),
    online,
    description: stringOf(component, 'description')
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
      .filter((paragraph) => paragraph !== ''),
    ...(url !== '' && { link: { href: url } }),
  };
}

const isHidden = (component: ICAL.Component) =>
  stringOf(component, 'status') === 'CANCELLED' ||
  ['PRIVATE', 'CONFIDENTIAL'].includes(stringOf(component, 'class'));

const uidOf = (component: ICAL.Component) => stringOf(component, 'uid');

function stringOf(component: ICAL.Component, property: string): string {
  const value: unknown = component.getFirstPropertyValue(property);
  return typeof value === 'string' ? value : '';
}

/** Zone of the start: as its property names it, else that of the calendar; `UTC` for a time in UTC. */
function zoneOf(component: ICAL.Component, start: ICAL.Time, calendarZone: string | null): string | null {
  if (start.zone === ICAL.Timezone.utcTimezone) return 'UTC';
  const written: unknown = component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  return typeof written === 'string' && written !== '' ? written : calendarZone;
}

const dayOf = ({ year, month, day }: ICAL.Time) =>
  [String(year).padStart(4, '0'), ...[month, day].map((number) => String(number).padStart(2, '0'))].join('-');

const timeOf = ({ hour, minute }: ICAL.Time) =>
  [hour, minute].map((number) => String(number).padStart(2, '0')).join(':');

function dayFrom(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** A number that stays the same from build to build, so that visitors see which events are new. */
const idOf = (text: string) => createHash('sha256').update(text).digest().readUIntBE(0, 6);
