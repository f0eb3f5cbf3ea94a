import {
  type CampusEvent,
  isPastEvent,
  type Paths,
  type Site,
  sortEvents,
} from '@tamarack-lowe/content-model';
import { plainPath } from '@tamarack-lowe/content-model/internal/addresses';

/** The paths that addresses of calendar files are made from. */
type EventPaths = Pick<Paths, 'campus' | 'events'>;

/** The events that a calendar can still hold: announced and not over at a moment (ms since 1970), soonest first. */
export function calendarEvents(
  events: readonly CampusEvent[],
  moment: number,
  firmZone: string | undefined,
): CampusEvent[] {
  return sortEvents(events).filter((event) => event.date !== null && !isPastEvent(event, moment, firmZone));
}

/**
 * Address of the calendar file of one packed event, or of all upcoming events when there is no slug. A slug in a
 * non-Latin script is percent-encoded; without its percent signs it is the name of the file. A list of some events is in a
 * folder: `kind/workshop`.
 */
export function calendarPath({ campus, events }: EventPaths, slug?: string): string {
  const parent = plainPath(campus ?? events ?? '/').replace(/^\/$/, '');
  const folder = `${parent}/events`;
  return slug === undefined ? `${folder}.ics` : `${folder}/${slug.replaceAll('%', '')}.ics`;
}

/** Address at which calendars subscribe to all upcoming events. */
export function feedAddress(site: Pick<Site, 'brand' | 'paths'>): string {
  return subscribeAddress(site, calendarPath(site.paths));
}

/** Address at which calendars subscribe to a file. Browsers hand `webcal:` to the calendar of the device. */
export function subscribeAddress({ brand }: Pick<Site, 'brand'>, path: string): string {
  return new URL(path, brand.site).href.replace(/^https?/, 'webcal');
}

/** The events that have a file on the site, as a set: looking one up costs the same however many there are. */
export type PrebuiltKeys = ReadonlySet<string>;

/** Turns events into the strings that `prebuiltFile` compares. */
export function prebuiltKeys(prebuiltEvents: readonly CampusEvent[]): PrebuiltKeys {
  return new Set(prebuiltEvents.map((event) => JSON.stringify(event)));
}

/**
 * Address of the calendar file that was built for an event; null when the content host has changed the event since the
 * build, or when it was already over then.
 */
export function prebuiltFile(paths: EventPaths, event: CampusEvent, prebuilt: PrebuiltKeys): string | null {
  return prebuilt.has(JSON.stringify(event)) ? calendarPath(paths, event.slug) : null;
}

/** The same for a list. Only one list has a file: all events that were upcoming when the site was built. */
export function prebuiltListFile(
  paths: EventPaths,
  events: readonly CampusEvent[],
  prebuiltEvents: readonly CampusEvent[],
): string | null {
  // Compare lengths first, so as not to serialise thousands of events for a list that is filtered.
  const isWhole = events.length === prebuiltEvents.length;
  return isWhole && JSON.stringify(events) === JSON.stringify(prebuiltEvents) ? calendarPath(paths) : null;
}
