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

/** The events, the state of the request, and a function to retry. */
export type CampusEventsView = CampusEvents & {
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
