import {
  type CampusEvent,
  type CampusEvents,
  type EventFilter,
  findProvince,
  isPastEvent,
  nextEventEnd,
  type Province,
} from '@tamarack-lowe/content-model';
import {
  eventsPageOpened,
  type RequestStatus,
  type SiteState,
  selectEventsStatus,
  selectProvinces,
} from '@tamarack-lowe/state';
import { useSiteDispatch, useSiteSelector } from '@tamarack-lowe/state/react';
import { useCallback, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { usePageHydrated } from '../../client/prehydration/hydration.tsx';

const selectEvents = (state: SiteState) => state.campus.events;

/** The events, the state of the request, and a function to retry. */
type CampusEventsView = CampusEvents & {
  status: RequestStatus;
  online: boolean;
  tryAgain: () => void;
};

/**
 * Fetches the events of the content host once. Returns the list that is packed with the site until they arrive, and
 * when the request fails. Retries when the connection is back.
 */
export function useCampusEvents(packaged: CampusEvents): CampusEventsView {
  const dispatch = useSiteDispatch();
  // Deferred, because a store update renders synchronously and hundreds of rows depend on it.
  const status = useDeferredValue(useSiteSelector(selectEventsStatus));
  const events = useDeferredValue(useSiteSelector(selectEvents));
  const provinces = useDeferredValue(useSiteSelector(selectProvinces));
  const online = useOnline();
  const tryAgain = useCallback(() => dispatch(eventsPageOpened()), [dispatch]);

  useEffect(() => {
    if (online) tryAgain();
  }, [online, tryAgain]);

  const known = status === 'ready' ? { events, provinces } : packaged;
  return { ...known, status, online, tryAgain };
}

/** Returns false while the browser reports that it is offline. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
}

function subscribeOnline(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

type NowOptions = {
  /** Moment of the build, ms since 1970: counts as now until React has hydrated the page. */
  builtAt: number;
  events: readonly CampusEvent[];
  /** Time zone of events that have none of their own. */
  firmZone: string | undefined;
};

/** Longest wait of a timer. */
const DAY_MS = 86_400_000;

/** Returns the moment (ms since 1970) at which the visitor opened the page, and a later one once an event has ended. */
export function useNow({ builtAt, events, firmZone }: NowOptions): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isOver = (moment: number) => events.map((event) => isPastEvent(event, moment, firmZone)).join();
    const updateNow = () => {
      clearTimeout(timer);
      const moment = Date.now();
      // Keeps the moment while no event ends, so that nothing renders again.
      setNow((before) => (isOver(before) === isOver(moment) ? before : moment));
      const next = nextEventEnd(events, moment, firmZone) ?? moment + DAY_MS;
      timer = setTimeout(updateNow, next - moment);
    };
    updateNow();
    // Timers fire late in a background tab and after the machine slept.
    document.addEventListener('visibilitychange', updateNow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', updateNow);
    };
  }, [events, firmZone]);
  return usePageHydrated() ? now : builtAt;
}

/**
 * Reads the filter from an address: `?province=on&month=2027-03`. Ignores a province that no event names; keeps a month
 * without events, whose list is then empty.
 */
export function readEventFilter(search: URLSearchParams, provinces: readonly Province[]): EventFilter {
  const month = search.get('month') ?? '';
  return {
    province: findProvince(provinces, search.get('province'))?.slug ?? null,
    month: /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : null,
  };
}
