import path from 'node:path';
import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { offlinePaths } from '../canonicalPaths.ts';
import { startSite } from '../startSite.ts';
import { openFirefox } from './openFirefox.ts';

const client = path.join(import.meta.dirname, '../../build/client');
const EVENTS = '/campus-resources/campus-events';

/** Pages that a first visit caches: the first of each section, the team, resources, events and a story for fairs. */
const CACHED = [
  ...['/', '/grow-together', '/how-we-recruit-1', '/grow-together/your-cpa-journey'],
  ...offlinePaths(),
];

// One call each, without a handle of an element: after a navigation the driver may look one up in the page before.
const title = (page: Page) => page.evaluate(() => document.querySelector('main h1')?.textContent);
const isCopy = (page: Page) =>
  page.evaluate(() => document.querySelector('.offline-note')?.checkVisibility());
const eventCount = (page: Page) => page.evaluate(() => document.querySelectorAll('main article').length);
const missing = (page: Page) =>
  page.evaluate(async (addresses) => {
    const found = await Promise.all(addresses.map((address) => caches.match(address, { ignoreVary: true })));
    return addresses.filter((_, index) => found[index] === undefined);
  }, CACHED);

it('Firefox shows offline the pages that a first visit cached, and says which are not cached', async () => {
  await using site = await startSite(client);
  await using firefox = await openFirefox();
  const { page } = firefox;
  await page.goto(site.address);
  await expect.poll(() => missing(page)).toEqual([]);
  await site.stop();

  for (const address of CACHED) {
    await page.goto(site.address + address);
    await expect.poll(() => isCopy(page), { message: address }).toBe(true);
    expect(await title(page), address).not.toBe('No network here.');
  }
  await page.goto(site.address + EVENTS);
  expect(await eventCount(page)).toBeGreaterThan(5);

  await page.goto(`${site.address}/grow-together/belonging`);
  expect(await title(page)).toBe('No network here.');
  await site.start();
  await page.locator('main button').click();
  await expect.poll(() => title(page)).not.toBe('No network here.');
});
