/**
 * The service worker of a site: what was read once can be read without a network. Scripts, styles and typefaces of a build
 * are kept with it; pages, their pictures and answers of other hosts as they are read, within a number of bytes. Films
 * and whatever belongs to others pass by.
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { OURS } from '../caches.ts';
import type { ToldToWorker } from '../messages.ts';
import { isAnswer, isEvents, isFile, isPage, isPageData } from './isOfSite.ts';
import { byPath, checking, keeping } from './keeping.ts';
import { keepPages } from './keepPages.ts';
import { LIMITED, limiting } from './limited.ts';
import { languageOf, pageOf } from './meant.ts';
import { otherWidth } from './otherWidth.ts';
import { settings } from './settings.ts';
import { openShelf, SHELF } from './shelf.ts';
import { tellAge } from './tellAge.ts';
import { tellAgain } from './tellPage.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Seconds after which what is kept is shown instead of waited for: where everybody is on one network. A page waits five for
 * its data and for answers, and has to have the copy by then.
 */
const PATIENCE_S = 4;

const options = { cacheName: SHELF, matchOptions: { ignoreVary: true }, fetchOptions: LIMITED };
const patient = { ...options, networkTimeoutSeconds: PATIENCE_S };
const pages = new NetworkFirst({ ...patient, plugins: [byPath, keeping, tellAge] });
const events = new NetworkFirst({ ...patient, plugins: [keeping, tellAge] });
const answers = new NetworkFirst({ ...patient, plugins: [keeping] });
const files = new CacheFirst({ ...options, plugins: [keeping] });

setCacheNameDetails({ prefix: OURS });
addPlugins([limiting, checking]);
precacheAndRoute([...settings.files.map((url) => ({ url, revision: null })), ...settings.offline], {
  // A page asks for the file beside it by what is in that.
  ignoreURLParametersMatching: [/^/],
});
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && (isPageData(url.pathname) || (request.mode === 'navigate' && isPage(url.pathname))),
  pages,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isEvents(url.pathname), events);
registerRoute(({ url, sameOrigin }) => sameOrigin && isAnswer(url.pathname), answers);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && (request.destination === 'image' || isFile(url.pathname)),
  files,
);

setCatchHandler(async ({ request: { url, mode, destination } }) => {
  const found = async () => {
    if (mode === 'navigate') return matchPrecache(languageOf(pageOf(url))?.offline ?? '');
    return destination === 'image' ? otherWidth(await openShelf(), url) : undefined;
  };
  return (await found()) ?? Response.error();
});

self.addEventListener('message', (event) => {
  if (event.source instanceof Client) tellAgain(event.source);
  event.waitUntil(keepPages(event.data as ToldToWorker));
});

// A page in the window stays as it is; the next one is of the new build.
self.skipWaiting();
clientsClaim();
