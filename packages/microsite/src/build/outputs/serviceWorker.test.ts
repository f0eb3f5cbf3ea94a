import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { farewellScript } from '../offline/farewellScript.ts';

const SCOPE = 'https://firm.example/';

test('takes away what was kept, and itself, and nothing of others', async () => {
  const kept = new Set([
    `microsite-read-${SCOPE}`,
    `microsite-precache-v2-${SCOPE}`,
    `microsite-read-${SCOPE}careers/`,
    'of-somebody-else',
  ]);
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: vi.fn(async () => undefined),
    registration: { scope: SCOPE, unregister: vi.fn(async () => true) },
    caches: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
  };
  runInNewContext(farewellScript(), { self });

  listeners.get('install')?.({});
  expect(self.skipWaiting).toHaveBeenCalledOnce();
  const work: Promise<void>[] = [];
  listeners.get('activate')?.({ waitUntil: (each: Promise<void>) => work.push(each) });
  await Promise.all(work);
  expect([...kept]).toEqual([`microsite-read-${SCOPE}careers/`, 'of-somebody-else']);
  expect(self.registration.unregister).toHaveBeenCalledOnce();
});
