import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { bundleWorker } from './bundleWorker.ts';

const SCOPE = 'https://firm.example/';

/** A place where a service worker runs, as far as the one that takes all away needs it. */
function placeWith(names: string[]) {
  const listeners = new Map<string, (event: object) => void>();
  const kept = new Set(names);
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: vi.fn(async () => undefined),
    registration: { scope: SCOPE, unregister: vi.fn(async () => true) },
  };
  const caches = { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) };
  return { self, caches, listeners, kept };
}

test('the worker of a site that has none takes away what was kept, and itself, and nothing of others', async () => {
  const place = placeWith([
    `microsite-read-${SCOPE}`,
    `microsite-precache-v2-${SCOPE}`,
    `microsite-read-${SCOPE}careers/`,
    'of-somebody-else',
  ]);
  runInNewContext(await bundleWorker(), place);
  place.listeners.get('install')?.({});
  expect(place.self.skipWaiting).toHaveBeenCalledOnce();
  let done: Promise<void> | undefined;
  place.listeners.get('activate')?.({
    waitUntil: (work: Promise<void>) => {
      done = work;
    },
  });
  await done;
  expect([...place.kept]).toEqual([`microsite-read-${SCOPE}careers/`, 'of-somebody-else']);
  expect(place.self.registration.unregister).toHaveBeenCalledOnce();
});

test('it weighs next to nothing, and the worker of a site holds what the build knows', async () => {
  expect((await bundleWorker()).length).toBeLessThan(1024);
  const settings = { files: ['/assets/a-1.js'], offline: [], bytes: 1, geolocation: '/where', languages: [] };
  const worker = await bundleWorker(settings);
  expect(worker).toContain('/assets/a-1.js');
  expect(worker).not.toContain('process.env');
});
