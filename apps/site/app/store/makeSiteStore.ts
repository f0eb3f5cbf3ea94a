import { createApiClient } from '@tamarack-lowe/api-client';
import { pause } from '@tamarack-lowe/prerender/early';
import { awardNamed, createVisitStorage, makeStore, systemClock } from '@tamarack-lowe/state';
import { brand } from '@tamarack-lowe/stories';
import { siteDeck } from '../content/siteDeck.ts';
import { CONTENT_HOST, GEOLOCATION_URL } from './otherHosts.ts';

/** The store of one visit, for the page at `path`. */
export function makeSiteStore(path: string) {
  const store = makeStore({
    deck: siteDeck(),
    path,
    extra: {
      api: createApiClient({
        contentHost: CONTENT_HOST,
        geolocationUrl: GEOLOCATION_URL,
        siteUrl: brand.mainSite,
        fetch: fetchInOwnTask,
      }),
      storage: createVisitStorage(() => (typeof window === 'undefined' ? null : window.localStorage)),
      clock: systemClock,
      random: Math.random,
    },
  });
  if (brand.award) store.dispatch(awardNamed(brand.award));
  return store;
}

/** A request takes milliseconds to make, and the first ones are made while the page comes to life. */
async function fetchInOwnTask(...request: Parameters<typeof fetch>): Promise<Response> {
  await pause();
  return fetch(...request);
}
