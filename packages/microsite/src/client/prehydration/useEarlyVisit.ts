import { nameEntered } from '@tamarack-lowe/state';
import { useSiteDispatch } from '@tamarack-lowe/state/react';
import { useEffect } from 'react';
import { useVisit } from '../router/RouterProvider.tsx';
import { takeTypedName } from './typedName.ts';

/**
 * Takes over from the inline script of the page once every part of it listens: stops it, hears the name that was typed
 * before, and goes on to the address in the bar, which may be a slide that the visitor has reached by then. The root says
 * `data-live` from then on.
 */
export function useEarlyVisit() {
  const visit = useVisit();
  const dispatch = useSiteDispatch();
  useEffect(() => {
    visit.catchUp();
    const name = takeTypedName();
    if (name !== null) dispatch(nameEntered(name));
    const early = window.__early;
    early?.stop?.();
    // What it listened to and read would stay for the whole visit: the deck it drove, outside of the page by then.
    if (early) window.__early = { page: early.page, build: early.build, sheet: early.sheet };
    document.documentElement.dataset.live = '';
  }, [visit, dispatch]);
}
