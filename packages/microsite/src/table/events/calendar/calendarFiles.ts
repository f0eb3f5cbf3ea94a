import {
  type CampusEvent,
  isPastEvent,
  type Paths,
  plainPath,
  type Site,
  sortEvents,
} from '@tamarack-lowe/content-model';

/** Where calendar files lie. */
type Place = Pick<Paths, 'campus' | 'events'>;

/** The events of a list that a calendar can still hold: announced and not over at a moment (ms since 1970), soonest first. */
export function calendarEvents(
  events: readonly CampusEvent[],
  moment: number,
  firmZone: string | undefined,
): CampusEvent[] {
  return sortEvents(events).filter((event) => event.date !== null && !isPastEvent(event, moment, firmZone));
}

/**
 * Address of the calendar file of an event that is packed with the site; of all that are to come without a slug. The
 * slug of a title in other letters is percent-encoded: without its signs it is the name of a file.
 */
export function calendarPath({ campus, events }: Place, slug?: string): string {
  const above = plainPath(campus ?? events ?? '/').replace(/^\/$/, '');
  const folder = `${above}/events`;
  return slug === undefined ? `${folder}.ics` : `${folder}/${slug.replaceAll('%', '')}.ics`;
}

/** Where calendars subscribe to all events to come. Browsers hand `webcal:` to the calendar of the device. */
export function feedAddress({ brand, paths }: Pick<Site, 'brand' | 'paths'>): string {
  return new URL(calendarPath(paths), brand.site).href.replace(/^https?/, 'webcal');
}

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
  // Thousands are not written out to find that some are left out.
  const isWhole = events.length === packedToCome.length;
  return isWhole && JSON.stringify(events) === JSON.stringify(packedToCome) ? calendarPath(paths) : null;
}
