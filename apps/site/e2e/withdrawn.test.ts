import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';
import { heading, OPENED, untilCached } from './cachedOffline.ts';
import { copySite } from './copySite.ts';
import { startSite } from './startSite.ts';

test.use({ serviceWorkers: 'allow' });
// Pages are fetched and cached first, on machines that are small and busy.
test.describe.configure({ timeout: 180_000 });

/** Cached addresses of a page: the page, its data and nothing else has its path in it. */
const copiesOf = (page: Page, address: string) =>
  page.evaluate(async (path) => {
    const stored = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const keys = await Promise.all(stored.map((cache) => cache.keys()));
    return keys.flat().flatMap(({ url }) => (url.includes(path) ? url : []));
  }, address);

test('the copy of a page of somebody who has left goes from the device of a visitor who comes back', async ({
  page,
}) => {
  using copy = copySite();
  await using site = await startSite(copy.root);
  await visit(page, site.address + OPENED);
  await untilCached(page, [OPENED]);
  await site.stop();
  await visit(page, site.address + OPENED);
  await expect(heading(page)).not.toHaveText('No network here.');

  // The next build, without the person: their page is gone, its address is in `gone.json`, and builds have another epoch.
  rmSync(path.join(copy.root, OPENED), { recursive: true });
  writeFileSync(path.join(copy.root, '../gone.json'), JSON.stringify({ [OPENED]: '/404/index.html' }));
  copy.change('sw.js', (text) => text.replace(/"epoch":"[^"]*"/, '"epoch":"later"'));
  await site.start();
  await visit(page, `${site.address}/`);
  await expect.poll(() => copiesOf(page, OPENED), { timeout: 60_000 }).toEqual([]);

  const answer = await page.goto(site.address + OPENED);
  expect(answer?.status()).toBe(410);
  await site.stop();
  await page.goto(site.address + OPENED);
  await expect(heading(page)).toHaveText('No network here.');
});
