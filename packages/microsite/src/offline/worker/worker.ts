/**
 * The service worker of a site: pages that were read once can be read without a network. It precaches scripts, styles and
 * typefaces of a build, and caches pages, pictures and API responses as they are read, within a limit of bytes. Films and
 * requests to other origins are not cached.
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHE_PREFIX, type PageMessage } from '../protocol.ts';
import {
  isApi,
  isEvents,
  isPage,
  isPageData,
  isPinnedFile,
  languageOf,
  pageOf,
  settings,
} from './addresses.ts';
import { copyMessagePlugin, sendStored } from './copyMessages.ts';
import { entryPlugin, FETCH_OPTIONS, pageKeyPlugin, precachePlugin, timeoutPlugin } from './plugins.ts';
import { deleteOtherEpochs, matchOtherWidth, openReadCache, READ_CACHE } from './readCache.ts';
import { savePages } from './savePages.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Seconds after which a copy is used instead of a slow network. A page waits five seconds for its data and for API
 * responses, so the copy must be there before.
 */
const NETWORK_TIMEOUT_S = 4;

const options = { cacheName: READ_CACHE, matchOptions: { ignoreVary: true }, fetchOptions: FETCH_OPTIONS };
const networkFirst = { ...options, networkTimeoutSeconds: NETWORK_TIMEOUT_S };
const pages = new NetworkFirst({ ...networkFirst, plugins: [pageKeyPlugin, entryPlugin, copyMessagePlugin] });
const events = new NetworkFirst({ ...networkFirst, plugins: [entryPlugin, copyMessagePlugin] });
const apiResponses = new NetworkFirst({ ...networkFirst, plugins: [entryPlugin] });
const files = new CacheFirst({ ...options, plugins: [entryPlugin] });

setCacheNameDetails({ prefix: CACHE_PREFIX });
addPlugins([timeoutPlugin, precachePlugin]);
precacheAndRoute([...settings.files.map((url) => ({ url, revision: null })), ...settings.offline], {
  // Pages request the file beside them with its hash as a search parameter.
  ignoreURLParametersMatching: [/^/],
});
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && (isPageData(url.pathname) || (request.mode === 'navigate' && isPage(url.pathname))),
  pages,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isEvents(url.pathname), events);
registerRoute(({ url, sameOrigin }) => sameOrigin && isApi(url.pathname), apiResponses);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && (request.destination === 'image' || isPinnedFile(url.pathname)),
  files,
);

setCatchHandler(async ({ request: { url, mode, destination } }) => {
  const fallback = async () => {
    if (mode === 'navigate') return matchPrecache(languageOf(pageOf(url))?.offline ?? '');
    return destination === 'image' ? matchOtherWidth(await openReadCache(), url) : undefined;
  };
  return (await fallback()) ?? Response.error();
});

self.addEventListener('activate', (event) =>
  event.waitUntil(openReadCache().then((cache) => deleteOtherEpochs(cache, settings.epoch))),
);

self.addEventListener('message', (event) => {
  if (event.source instanceof Client) sendStored(event.source);
  event.waitUntil(savePages(event.data as PageMessage));
});

// The current page stays as it is. The next one is of the new build.
self.skipWaiting();
clientsClaim();
