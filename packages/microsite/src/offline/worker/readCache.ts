import { CACHED_AT, CACHED_BYTES, EPOCH, REVISION, readCacheName } from '../protocol.ts';
import { settings } from './addresses.ts';

declare const self: ServiceWorkerGlobalScope;

/** Limit of everything that is cached on a device, in bytes, uncompressed. */
const MAX_BYTES = 8_000_000;

export const READ_CACHE = readCacheName(self.registration.scope);

/** Opens the cache of pages, pictures and API responses. */
export const openReadCache = () => caches.open(READ_CACHE);

let isEvicting = false;
let isPending = false;

/** Evicts until the cache fits its limit. Calls during an eviction share one more run. */
export async function enforceLimit(): Promise<void> {
  isPending = true;
  if (isEvicting) return;
  isEvicting = true;
  try {
    while (isPending) {
      isPending = false;
      await evict(await openReadCache(), MAX_BYTES - settings.bytes);
    }
  } finally {
    isEvicting = false;
  }
}

/** Evicts until a cache fits a limit in bytes: the oldest entries first, pinned ones after all others. */
export async function evict(cache: Pick<Cache, 'keys' | 'match' | 'delete'>, limit: number): Promise<void> {
  const entries = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const { headers = new Headers() } = (await cache.match(request, { ignoreVary: true })) ?? {};
      return {
        request,
        at: Number(headers.get(CACHED_AT)),
        bytes: Number(headers.get(CACHED_BYTES)),
        isPinned: headers.has(REVISION),
      };
    }),
  );
  let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  entries.sort((a, b) => Number(a.isPinned) - Number(b.isPinned) || a.at - b.at);
  for (const entry of entries) {
    if (bytes <= limit) return;
    await cache.delete(entry.request);
    bytes -= entry.bytes;
  }
}

/**
 * Deletes copies of builds of another epoch: any page and picture among them may name or show a person who has left. Pinned
 * pages come back with the next page that is opened.
 */
export async function deleteOtherEpochs(
  cache: Pick<Cache, 'keys' | 'match' | 'delete'>,
  epoch: string,
): Promise<void> {
  for (const request of await cache.keys()) {
    const { headers = new Headers() } = (await cache.match(request, { ignoreVary: true })) ?? {};
    if ((headers.get(EPOCH) ?? '') !== epoch) await cache.delete(request);
  }
}

/** Finds a cached picture that is the requested one in another width. */
export async function matchOtherWidth(cache: Pick<Cache, 'keys' | 'match'>, address: string) {
  const same = (await cache.keys()).find(({ url }) => withoutWidth(url) === withoutWidth(address));
  return same && cache.match(same, { ignoreVary: true });
}

/** Removes the width from the name of a picture: `/media/Ada_Moe.b571dc-320.avif`. */
const withoutWidth = (address: string) => address.replace(/-\d+(?=\.\w+$)/, '');
