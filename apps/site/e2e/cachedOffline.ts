import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { offlinePaths } from './canonicalPaths.ts';

export const client = path.join(import.meta.dirname, '../build/client');

/** Pages that are cached even if they were never opened: the frame, the team, resources and events, and two stories. */
export const CACHED = [
  ...['/', '/grow-together', '/how-we-recruit-1'],
  ...offlinePaths(),
  ...['/grow-together/your-cpa-journey', '/how-we-recruit-1/your-interview-experience'],
];
export const OPENED = '/grow-together/our-people';
export const NOT_CACHED = '/grow-together/belonging';

/** Waits until all of these are cached. */
export async function untilCached(page: Page, addresses: readonly string[]): Promise<void> {
  const missing = () =>
    page.evaluate(async (all) => {
      const found = await Promise.all(all.map((address) => caches.match(address, { ignoreVary: true })));
      return all.filter((_, index) => found[index] === undefined);
    }, addresses);
  await expect.poll(missing, { timeout: 90_000 }).toEqual([]);
}

/** Cached addresses, and the sum of their unpacked bytes. */
export const cacheContent = (page: Page) =>
  page.evaluate(async () => {
    const stored = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const responses = await Promise.all(stored.map((cache) => cache.matchAll()));
    const keys = await Promise.all(stored.map((cache) => cache.keys()));
    const sizes = await Promise.all(responses.flat().map(async (response) => (await response.blob()).size));
    return {
      addresses: keys.flat().map(({ url }) => url),
      bytes: sizes.reduce((sum, size) => sum + size, 0),
    };
  });

/** The line that tells visitors that the page is a cached copy. */
export const note = (page: Page) => page.locator('.offline-note');

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
