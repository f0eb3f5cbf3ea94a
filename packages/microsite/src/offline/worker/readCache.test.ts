import { expect, test, vi } from 'vitest';
import { CACHED_AT, CACHED_BYTES, EPOCH, REVISION } from '../protocol.ts';

vi.stubGlobal('OFFLINE_SETTINGS', { languages: [] });
vi.stubGlobal('self', { registration: { scope: 'https://firm.example/' } });
vi.resetModules();
const { deleteOtherEpochs, evict } = await import('./readCache.ts');

type Entry = { path: string; at: number; bytes: number; revision?: string; epoch?: string };

/** Makes a cache of responses with these headers. */
function cacheOf(entries: readonly Entry[]) {
  const responses = new Map(
    entries.map(({ path, at, bytes, revision, epoch }) => [
      `https://firm.example${path}`,
      new Response('', {
        headers: {
          [CACHED_AT]: String(at),
          [CACHED_BYTES]: String(bytes),
          ...(revision !== undefined && { [REVISION]: revision }),
          ...(epoch !== undefined && { [EPOCH]: epoch }),
        },
      }),
    ]),
  );
  const urlOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
  return {
    keys: async () => [...responses.keys()].map((url) => new Request(url)),
    match: async (request: RequestInfo | URL) => responses.get(urlOf(request)),
    delete: async (request: RequestInfo | URL) => responses.delete(urlOf(request)),
    paths: () => [...responses.keys()].map((url) => new URL(url).pathname),
  };
}

test('evicts nothing from a cache that fits', async () => {
  const cache = cacheOf([
    { path: '/a', at: 1, bytes: 60 },
    { path: '/b', at: 2, bytes: 40 },
  ]);
  await evict(cache, 100);
  expect(cache.paths()).toEqual(['/a', '/b']);
});

test('evicts the oldest entries until the rest fits', async () => {
  const cache = cacheOf([
    { path: '/new', at: 3, bytes: 60 },
    { path: '/oldest', at: 1, bytes: 30 },
    { path: '/old', at: 2, bytes: 30 },
    { path: '/newest', at: 4, bytes: 40 },
  ]);
  await evict(cache, 100);
  expect(cache.paths()).toEqual(['/new', '/newest']);
});

test('evicts pinned entries last, even if they are older', async () => {
  const cache = cacheOf([
    { path: '/tips', at: 1, bytes: 60, revision: 'a1' },
    { path: '/opened', at: 2, bytes: 60 },
    { path: '/events', at: 3, bytes: 60, revision: '' },
  ]);
  await evict(cache, 100);
  expect(cache.paths()).toEqual(['/events']);
});

test('when a person leaves the site, copies of builds with that person are deleted', async () => {
  const cache = cacheOf([
    { path: '/grow/the-red-canoe', at: 1, bytes: 10 },
    { path: '/media/Owen.1a2b-320.avif', at: 2, bytes: 10, revision: '' },
    { path: '/grow/the-wharf-books', at: 3, bytes: 10, epoch: 'one-left' },
  ]);
  await deleteOtherEpochs(cache, 'one-left');
  expect(cache.paths()).toEqual(['/grow/the-wharf-books']);
});

test('copies stay while everybody is there', async () => {
  const cache = cacheOf([{ path: '/grow', at: 1, bytes: 10 }]);
  await deleteOtherEpochs(cache, '');
  expect(cache.paths()).toEqual(['/grow']);
});
