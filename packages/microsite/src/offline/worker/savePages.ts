import { pageDataAddress } from '@tamarack-lowe/prerender/prehydration';
import { type PageMessage, REVISION } from '../protocol.ts';
import { languageOf, pageKey, pinnedIn, samePageOf } from './addresses.ts';
import { isValidResponse, toCacheEntry } from './cacheEntry.ts';
import { FETCH_OPTIONS } from './plugins.ts';
import { enforceLimit, openReadCache } from './readCache.ts';

declare const self: ServiceWorkerGlobalScope;

let queue: Promise<void> = Promise.resolve();

/** Addresses with an invalid response. They are not requested again while this worker runs. */
const refused = new Set<string>();

/**
 * Caches a page that was opened, with its pictures, and then the pinned pages of its language: one file after the other,
 * with low priority. Both lists end at the first file that fails. Calls run one after the other.
 */
export function savePages({ path, pictures }: PageMessage): Promise<void> {
  queue = queue.then(async () => {
    const language = languageOf(path);
    const opened = samePageOf(path) === undefined ? [path, pageDataAddress(path), ...pictures] : pictures;
    await saveAll(opened.map((address) => [address]));
    await saveAll(language ? pinnedIn(language) : []);
    await enforceLimit();
  });
  return queue;
}

/** Ends early without a network, without room, and when the site has lost its files. */
async function saveAll(all: Iterable<readonly [address: string, revision?: string]>): Promise<void> {
  try {
    for (const [address, revision] of all) await save(address, revision);
  } catch {}
}

/** Caches a file unless this revision of it is cached. Rejects when it fails to load. */
async function save(address: string, revision?: string): Promise<void> {
  const { href, origin } = new URL(address, self.location.href);
  if (origin !== self.location.origin || refused.has(href)) return;
  const cache = await openReadCache();
  const key = pageKey(href);
  const cached = await cache.match(key, { ignoreVary: true });
  if (cached && (revision === undefined || cached.headers.get(REVISION) === revision)) return;
  const response = await fetch(href, { ...FETCH_OPTIONS, priority: 'low' });
  const entry = (await isValidResponse(href, response)) ? await toCacheEntry(response, revision) : null;
  if (entry) return cache.put(key, entry);
  refused.add(href);
  throw new Error(`${href} failed to load.`);
}
