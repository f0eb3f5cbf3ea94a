import { readCacheOf } from '../caches.ts';
import { holdWithin } from './holdWithin.ts';
import { settings } from './settings.ts';

declare const self: ServiceWorkerGlobalScope;

/** Bytes, unpacked, of all that is kept on a device. */
const MOST = 8_000_000;

export const SHELF = readCacheOf(self.registration.scope);

/** The cache of pages, pictures and answers. */
export const openShelf = () => caches.open(SHELF);

let isHolding = false;
let isMore = false;

/** Sees to it that no more is kept than may be, once for many who ask at a time. */
export async function hold(): Promise<void> {
  isMore = true;
  if (isHolding) return;
  isHolding = true;
  try {
    while (isMore) {
      isMore = false;
      await holdWithin(await openShelf(), MOST - settings.bytes);
    }
  } finally {
    isHolding = false;
  }
}
