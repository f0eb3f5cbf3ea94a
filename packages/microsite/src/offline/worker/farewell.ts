/**
 * The service worker of a site that has none: whoever still has one of an earlier build gets this in its place. It takes
 * away all that was kept, and itself.
 */
import { isCacheOf } from '../caches.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});

async function leave(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => isCacheOf(self.registration.scope, name));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
