import type { CampusEvent } from '@tamarack-lowe/content-model';
import { eventMonths } from './eventMonths.ts';

/** Every year-month (`YYYY-MM`) that at least one event overlaps, ascending: the choices of the month filter. */
export function monthsOf(events: readonly CampusEvent[]): string[] {
  return [...new Set(events.flatMap(eventMonths))].sort();
}
