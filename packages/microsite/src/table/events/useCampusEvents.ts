import type { CampusEvents } from '@tamarack-lowe/content-model';
import {
  eventsPageOpened,
  type RequestStatus,
  type SiteState,
  selectEventsStatus,
  selectProvinces,
} from '@tamarack-lowe/state';
import { useSiteDispatch, useSiteSelector } from '@tamarack-lowe/state/react';
import { useCallback, useDeferredValue, useEffect } from 'react';
import { useOnline } from './useOnline.ts';

const selectEvents = (state: SiteState) => state.campus.events;

/** What is known of the events, and how to ask again. */
export type CampusEventsView = CampusEvents & {
  status: RequestStatus;
  online: boolean;
  tryAgain: () => void;
};

/**
 * The events of the content host, asked for once; until they are there, and when they stay away, the list that is
 * packed with the site. Asks again by itself when the connection is back.
 */
export function useCampusEvents(packaged: CampusEvents): CampusEventsView {
  const dispatch = useSiteDispatch();
  // Drawn when there is time, not at once as what a store changes is: hundreds of rows hang on it.
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
