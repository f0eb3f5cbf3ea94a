import type { CampusEvent, Paths } from '@tamarack-lowe/content-model';
import { calendarPath } from './calendar/calendarPath.ts';

/** Where calendar files lie. */
type Place = Pick<Paths, 'campus' | 'events'>;

/** The events that have a file beside the site, to be asked for one by one however many there are. */
export type PackedWords = ReadonlySet<string>;

/** Events as the words that `packedFile` compares. */
export function packedWords(packedToCome: readonly CampusEvent[]): PackedWords {
  return new Set(packedToCome.map((event) => JSON.stringify(event)));
}

/**
 * Address of the calendar file that was built for an event; null when the content host says something else today than
 * what was packed with the site, or it was over then.
 */
export function packedFile(paths: Place, event: CampusEvent, packed: PackedWords): string | null {
  return packed.has(JSON.stringify(event)) ? calendarPath(paths, event.slug) : null;
}

/** The same for a list: there is one file, of all events that were to come when the site was built. */
export function packedListFile(
  paths: Place,
  events: readonly CampusEvent[],
  packedToCome: readonly CampusEvent[],
): string | null {
  return JSON.stringify(events) === JSON.stringify(packedToCome) ? calendarPath(paths) : null;
}
