import type { CampusEvent } from '@tamarack-lowe/content-model';

/** How events come into a visitor's calendar. Hand the page the same one as long as nothing changes: the list hangs on it. */
export type EventCalendar = {
  /** Address of the file that was built for an event; null when there is none. */
  fileOf: (event: CampusEvent) => string | null;
  /** The same for several events at once. */
  fileOfAll: (events: readonly CampusEvent[]) => string | null;
  /** Where calendars subscribe to all events; null when there is nothing to subscribe to. */
  feed: string | null;
  /** Makes a file on the spot and hands it over. Fails when it cannot be made. */
  make: (events: readonly CampusEvent[]) => Promise<void>;
};
