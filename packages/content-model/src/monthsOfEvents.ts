import type { CampusEvent } from './campusEvent.ts';
import { monthsOfEvent } from './monthsOfEvent.ts';

/** Every year-month (`YYYY-MM`) that at least one event overlaps, ascending: the choices of the month filter. */
export function monthsOfEvents(events: readonly CampusEvent[]): string[] {
  return [...new Set(events.flatMap(monthsOfEvent))].sort();
}
