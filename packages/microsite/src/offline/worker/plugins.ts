import type { WorkboxPlugin } from 'workbox-core';
import { pageKey, revisionOf, samePageOf } from './addresses.ts';
import { isValidResponse, toCacheEntry } from './cacheEntry.ts';
import { enforceLimit, openReadCache } from './readCache.ts';

/** Time limit of requests, ms: that of scripts in the specification. Pages give up sooner. */
const TIMEOUT_MS = 120_000;

/** Options of `fetch` with a time limit. Each read of `signal` starts a new timer. */
export const FETCH_OPTIONS: RequestInit = {
  get signal() {
    return AbortSignal.timeout(TIMEOUT_MS);
  },
};

/** Sets the time limit for precaching, which takes no options of `fetch`. */
export const timeoutPlugin: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => new Request(request, FETCH_OPTIONS),
};

/** Precaches valid responses only. */
export const precachePlugin: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    response.status === 200 && (await isValidResponse(request.url, response)) ? response : null,
};

/** Caches valid responses as entries with time and size, within the limit of the cache. */
export const entryPlugin: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isValidResponse(request.url, response))
      ? toCacheEntry(response, revisionOf(new URL(request.url).pathname))
      : null,
  cacheDidUpdate: enforceLimit,
};

/** Caches pages by path, without search parameters. For a slide that is not cached, finds the page that also renders it. */
export const pageKeyPlugin: WorkboxPlugin = {
  async cacheKeyWillBeUsed({ request, mode }) {
    const key = pageKey(request.url);
    const other = samePageOf(new URL(key).pathname);
    if (mode === 'write' || other === undefined) return key;
    const cache = await openReadCache();
    return (await cache.match(key, { ignoreVary: true })) ? key : pageKey(new URL(other, key).href);
  },
};
