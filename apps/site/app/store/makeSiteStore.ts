import { createApiClient } from '@tamarack-lowe/api-client';
import { awardNamed, createVisitStorage, makeStore, systemClock } from '@tamarack-lowe/state';
import { brand } from '@tamarack-lowe/stories';
import { siteDeck } from '../content/siteDeck.ts';
import { pause } from '../early/pause.ts';

/**
 * The store of one visit, for the page at `path`. Addresses of other hosts are settled when the site is built:
 * `VITE_CONTENT_HOST` for a content host the browser asks directly, `VITE_GEOLOCATION_URL` for hosts without a server.
 */
export function makeSiteStore(path: string) {
  const store = makeStore({
    deck: siteDeck(),
    path,
    extra: {
      api: createApiClient({
        contentHost: import.meta.env.VITE_CONTENT_HOST ?? '',
        geolocationUrl: import.meta.env.VITE_GEOLOCATION_URL ?? '/geolocation',
        siteUrl: brand.mainSite,
        fetch: fetchInOwnTask,
      }),
      storage: createVisitStorage(() => (typeof window === 'undefined' ? null : window.localStorage)),
      clock: systemClock,
      random: Math.random,
    },
  });
  store.dispatch(awardNamed(brand.award));
  return store;
}

/** A request takes milliseconds to make, and the first ones are made while the page comes to life. */
async function fetchInOwnTask(...request: Parameters<typeof fetch>): Promise<Response> {
  await pause();
  return fetch(...request);
}
