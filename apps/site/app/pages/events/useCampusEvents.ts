import type { CampusEvents } from '@tamarack-lowe/content-model';
import {
  eventsPageOpened,
  type RequestStatus,
  type SiteState,
  selectEventsStatus,
} from '@tamarack-lowe/state';
import { useSiteDispatch, useSiteSelector } from '@tamarack-lowe/state/react';
import { useCallback, useEffect } from 'react';
import { useOnline } from './useOnline.ts';

const selectCampus = (state: SiteState) => state.campus;

type CampusEventsView = CampusEvents & { status: RequestStatus; online: boolean; tryAgain: () => void };

/**
 * The events of the content host, asked for once; until they are there, and when they stay away, the list that is
 * packed with the site. Asks again by itself when the connection is back.
 */
export function useCampusEvents(packaged: CampusEvents): CampusEventsView {
  const dispatch = useSiteDispatch();
  const status = useSiteSelector(selectEventsStatus);
  const campus = useSiteSelector(selectCampus);
  const online = useOnline();
  const tryAgain = useCallback(() => dispatch(eventsPageOpened()), [dispatch]);

  useEffect(() => {
    if (online) tryAgain();
  }, [online, tryAgain]);

  const { events, provinces } = status === 'ready' ? campus : packaged;
  return { events, provinces, status, online, tryAgain };
}
