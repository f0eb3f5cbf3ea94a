import type { CampusEvent } from '@tamarack-lowe/content-model';
import { calendarPath } from '../../content/calendar/calendarPath.ts';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Address of the calendar file that was built for an event; null when the content host says something else today than
 * what was packed with the site.
 */
export function packedFile(event: CampusEvent, packed: readonly CampusEvent[]): string | null {
  return packed.some((each) => same(each, event)) ? calendarPath(event.slug) : null;
}

/** The same for a list: there is one file, of all events that were to come when the site was built. */
export function packedListFile(
  events: readonly CampusEvent[],
  packedToCome: readonly CampusEvent[],
): string | null {
  return same(events, packedToCome) ? calendarPath() : null;
}
