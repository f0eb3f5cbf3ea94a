import { offsetAt } from '@tamarack-lowe/content-model/internal/times';
import { component, dateValue, type Lines } from './icalendar.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** Rules begin this long before the first event, so that both yearly changes are among them. */
const BACK_MS = 400 * DAY_MS;

type Change = { moment: number; before: number; after: number };

/**
 * Writes the VTIMEZONE of a zone for a time span (ms since 1970): it lists each change of the clocks in it, as the
 * engine knows them. One rule for all years would be wrong where Ramadan or a parliament moves the changes.
 */
export function zoneRules(timeZone: string, from: number, to: number): Lines {
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
const known = new Map<string, Change | null>();

/** Returns the change of clocks in a week, counted since 1970. No zone has two in one week. */
function changeOf(timeZone: string, week: number): Change | null {
  const key = `${timeZone} ${week}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const [begin, end] = [week * WEEK_MS, (week + 1) * WEEK_MS];
  const [before, after] = [offsetAt(timeZone, begin), offsetAt(timeZone, end)];
  const change = before === after ? null : { moment: momentOfChange(timeZone, begin, end), before, after };
  known.set(key, change);
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
