/** Reads and erases what a site keeps in a browser: both storages, the caches of its service worker, and cookies that scripts see. */
import { CACHE_PREFIX, CACHED_BYTES } from '../../offline/protocol.ts';
import { baseOf } from '../../site/paths.ts';
import type { MicrositeSite } from '../../site/SiteData.ts';
import { type StoredItem, storedItems } from './storedItems.ts';

/** A stored value, under its key. */
export type StoredValue = { where: 'device' | 'tab'; key: string; value: string };

/** Files that the service worker keeps for reading offline. `bytes`: without those whose size is not noted. */
export type OfflineCopies = { addresses: string[]; bytes: number };

/** Data that a browser stores for a site. */
export type DeviceData = {
  /** The browser lets the site store nothing. */
  blocked: boolean;
  /** Values of the items that are kept, by the id of the item. */
  items: ReadonlyMap<string, readonly StoredValue[]>;
  /** Values that no page of the site stores: those of custom code, or of other software at this origin. */
  others: readonly StoredValue[];
  copies: OfflineCopies;
  /** Names of cookies. */
  cookies: readonly string[];
};

const STORAGES = { device: () => window.localStorage, tab: () => window.sessionStorage };
const PLACES = ['device', 'tab'] as const;

/** Reads all of it. Never rejects. */
export async function readDevice(site: MicrositeSite): Promise<DeviceData> {
  const storages = PLACES.map((where) => readStorage(where));
  const values = storages.flatMap((each) => each ?? []).filter(({ value }) => value !== '');
  const siteItems = storedItems(site);
  const isOf =
    (item: StoredItem) =>
    ({ where, key }: StoredValue) =>
      item[where]?.includes(key) === true;
  const items = siteItems.map((item) => [item.id, values.filter(isOf(item))] as const);
  return {
    blocked: storages.includes(null),
    items: new Map(items.filter(([, kept]) => kept.length > 0)),
    others: values.filter((each) => !siteItems.some((item) => isOf(item)(each)) && isOurs(site, each.key)),
    copies: await readCopies().catch(() => ({ addresses: [], bytes: 0 })),
    cookies: cookieNames(),
  };
}

/** Reads all values of a storage; null where the browser blocks it. */
function readStorage(where: StoredValue['where']): StoredValue[] | null {
  try {
    const storage = STORAGES[where]();
    return Object.keys(storage).map((key) => ({ where, key, value: storage.getItem(key) ?? '' }));
  } catch {
    return null;
  }
}

/** Sites below a path share their origin: keys of each begin with its path, and those of the site at the root do not. */
function isOurs(site: MicrositeSite, key: string): boolean {
  const base = baseOf(site);
  return base === '/' ? !key.startsWith('/') : key.startsWith(base);
}

/** The caches of the service worker of this site, by name. */
async function cacheNames(): Promise<string[]> {
  const scope = workerScope();
  const names = 'caches' in window ? await caches.keys() : [];
  return names.filter((name) => name.startsWith(CACHE_PREFIX) && name.endsWith(scope));
}

const workerScope = () => new URL(import.meta.env.BASE_URL, location.href).href;

async function readCopies(): Promise<OfflineCopies> {
  const stored = await Promise.all((await cacheNames()).map((name) => caches.open(name)));
  const responses = await Promise.all(
    stored.map(async (cache) =>
      Promise.all(
        (await cache.keys()).map(async (request) => {
          const response = await cache.match(request, { ignoreVary: true });
          return { address: request.url, bytes: Number(response?.headers.get(CACHED_BYTES) ?? 0) };
        }),
      ),
    ),
  );
  const copies = responses.flat();
  return {
    addresses: copies.map(({ address }) => address),
    bytes: copies.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

function cookieNames(): string[] {
  return document.cookie.split('; ').flatMap((cookie) => cookie.split('=', 1)[0] || []);
}

/** Erases the keys of items, those with empty values too. */
export function eraseItems(items: readonly StoredItem[]): void {
  const keys = PLACES.flatMap((where) =>
    items.flatMap((item) => (item[where] ?? []).map((key) => ({ where, key }))),
  );
  eraseValues(keys);
}

/** Erases stored values. Where storage is blocked there are none. */
export function eraseValues(values: readonly Pick<StoredValue, 'where' | 'key'>[]): void {
  for (const { where, key } of values) {
    try {
      STORAGES[where]().removeItem(key);
    } catch {}
  }
}

/** Deletes the copies for reading offline and their service worker, which comes back when a document loads. Never rejects. */
export async function eraseCopies(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker.getRegistration(workerScope());
    await worker?.unregister();
    await Promise.all((await cacheNames()).map((name) => caches.delete(name)));
  } catch {}
}

/** Deletes cookies, where the browser has the Cookie Store API: a page of the site sets none. Never rejects. */
export async function eraseCookies(names: readonly string[]): Promise<void> {
  const store = (window as { cookieStore?: { delete: (name: string) => Promise<void> } }).cookieStore;
  await Promise.all(names.map((name) => store?.delete(name).catch(() => undefined)));
}
