import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { emptyFolder } from '../testing/emptyFolder.ts';
import { bytesIn, picturesOf, unregisterScript } from './serviceWorker.ts';

const SCOPE = 'https://firm.example/';

test('the worker of a site without `offline` deletes its own caches and unregisters itself', async () => {
  const names = new Set([
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
    caches: { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
  };
  runInNewContext(unregisterScript(), { self });

  listeners.get('install')?.({});
  expect(self.skipWaiting).toHaveBeenCalledOnce();
  const work: Promise<void>[] = [];
  listeners.get('activate')?.({ waitUntil: (each: Promise<void>) => work.push(each) });
  await Promise.all(work);
  expect([...names]).toEqual([`microsite-read-${SCOPE}careers/`, 'of-somebody-else']);
  expect(self.registration.unregister).toHaveBeenCalledOnce();
});

test('finds each picture of a page once, in the width that phones load', () => {
  const html = [
    '<img src="/media/Ada.a1-640.avif" srcSet="/media/Ada.a1-160.avif 160w, /media/Ada.a1-320.avif 320w, /media/Ada.a1-640.avif 640w" alt="Ada">',
    '<img class="small" srcset="/media/Bea.b2-160.avif 160w" src="/media/Bea.b2-160.avif">',
    '<img src="/media/logo.svg" alt="">',
    '<img src="/media/logo.svg" alt="">',
  ].join('\n');
  expect(picturesOf(html)).toEqual(['/media/Ada.a1-320.avif', '/media/Bea.b2-160.avif', '/media/logo.svg']);
});

test('skips pictures of other origins and data URLs', () => {
  expect(picturesOf('<img src="https://other.example/a.png"><img src="data:image/gif;base64,R0">')).toEqual(
    [],
  );
});

test('counts the bytes of pinned files, and only a picture that is left out may be missing', () => {
  const target = emptyFolder();
  writeFileSync(join(target, 'entry.js'), 'four');
  const missing = new Map([['/late.avif', async () => '']]);
  expect(bytesIn(target, ['/entry.js', '/late.avif'], missing)).toBe(4);
  expect(() => bytesIn(target, ['/entry.js', '/late.avif'], new Map())).toThrow('late.avif');
});
