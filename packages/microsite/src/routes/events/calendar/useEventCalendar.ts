import {
  type CampusEvent,
  type CampusEvents,
  EVENTS_AT_A_TIME,
  type EventFilter,
  type Province,
  type Site,
} from '@tamarack-lowe/content-model';
import type { EventCalendar } from '@tamarack-lowe/pages/internal/data';
import { useEffect, useMemo, useRef } from 'react';
import { buildId, loadChunk, reloadOnce } from '../../../client/router/chunkErrors.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import {
  calendarEvents,
  feedAddress,
  prebuiltFile,
  prebuiltKeys,
  prebuiltListFile,
} from './calendarFiles.ts';
import { saveFile } from './saveFile.ts';

type EventCalendarOptions = {
  /**
   * The list that is packed with the site. The upcoming events that its page lists have built files, which need no
   * script.
   */
  packaged: CampusEvents;
  /** The moment the site was built, ms since 1970. */
  builtAt: number;
  provinces: readonly Province[];
  filter: EventFilter;
};

/**
 * Returns the calendar files of events: built ones, or ones made in the browser. Stays the same object for the whole
 * session.
 */
export function useEventCalendar({
  packaged,
  builtAt,
  provinces,
  filter,
}: EventCalendarOptions): EventCalendar {
  const site = useSite();
  const latest = useRef({ provinces, filter });
  useEffect(() => {
    latest.current = { provinces, filter };
  }, [provinces, filter]);
  return useMemo(() => {
    const upcoming = calendarEvents(packaged.events, builtAt, site.brand.timeZone);
    const prebuilt = prebuiltKeys(upcoming.slice(0, EVENTS_AT_A_TIME));
    return {
      fileOf: (event) => (import.meta.env.DEV ? null : prebuiltFile(site.paths, event, prebuilt)),
      fileOfAll: (events) => (import.meta.env.DEV ? null : prebuiltListFile(site.paths, events, upcoming)),
      // Also while no event is to come: subscribers hear of the next ones.
      feed: import.meta.env.DEV || packaged.events.length === 0 ? null : feedAddress(site),
      make: async (events) => {
        const { provinces, filter } = latest.current;
        await makeFile(site, { events: [...events], provinces: [...provinces] }, fileNameOf(events, filter));
      },
    };
  }, [site, packaged, builtAt]);
}

function fileNameOf(events: readonly CampusEvent[], { province, month }: EventFilter): string {
  const [event] = events;
  if (event && events.length === 1) return event.slug;
  return ['campus-events', province, month].filter(Boolean).join('-');
}

/** Loads the calendar library only when a file is made. */
async function makeFile(site: Site, list: CampusEvents, name: string) {
  const { siteCalendar } = await loadOrReload('calendar', import('./siteCalendar.ts'));
  saveFile(`${name}.ics`, siteCalendar(site, list, Date.now()), 'text/calendar;charset=utf-8');
}

/**
 * Waits for a chunk after a press. On failure reloads the page, once per build; if it fails again, rejects with a
 * `ChunkLoadError`.
 */
async function loadOrReload<T>(name: string, chunk: Promise<T>): Promise<T> {
  try {
    return await loadChunk(name, chunk);
  } catch (error) {
    if (reloadOnce(buildId())) return new Promise<never>(() => undefined);
    throw error;
  }
}
