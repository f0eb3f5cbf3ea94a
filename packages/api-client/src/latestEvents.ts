import { isRecord } from './jsonValues.ts';
import { EVENTS } from './limits.ts';

/**
 * As many entries of an events answer as are read, in the order sent: of more than there may be, those with the latest days
 * and those without a day. `report` is told how many are left out.
 */
export function latestEvents(entries: unknown[], report?: (line: string) => void): unknown[] {
  const left = entries.length - EVENTS;
  if (left <= 0) return entries;
  const days = entries.map(dayOf);
  const latestFirst = [...days.keys()].sort((a, b) => (days[b] ?? 0) - (days[a] ?? 0) || a - b);
  const taken = new Set(latestFirst.slice(0, EVENTS));
  report?.(`campus_events: ${left} events are left out, those with the earliest days: ${EVENTS} are read.`);
  return entries.filter((_, index) => taken.has(index));
}

/** A day as a number that later ones are above; above all others for an event that has none. */
function dayOf(entry: unknown): number {
  if (!isRecord(entry)) return 0;
  const day = typeof entry.date === 'string' ? /^\s*(\d{4})-?(\d{2})-?(\d{2})/.exec(entry.date) : null;
  return day ? Number(day.slice(1).join('')) : Number.POSITIVE_INFINITY;
}
