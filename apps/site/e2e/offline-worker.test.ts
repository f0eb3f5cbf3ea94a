import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';
import {
  CACHED,
  cacheContent,
  client,
  heading,
  NOT_CACHED,
  note,
  OPENED,
  untilCached,
} from './cachedOffline.ts';
import { copySite } from './copySite.ts';
import { startSite } from './startSite.ts';

test.use({ serviceWorkers: 'allow' });
// Everything is fetched and cached first, on machines that are small and busy.
test.describe.configure({ timeout: 180_000 });

/** Most bytes, uncompressed, that the site caches on a device. */
const MOST = 8_000_000;

/** Reads the sources of a cached entry from the notes of the service worker. */
const madeOf = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const kept = await caches.match(address, { ignoreVary: true });
    return kept?.headers.get('Kept-As') ?? '';
  }, path);

test('films and other origins are not cached, and at most 8 MB of the rest: the oldest are evicted', async ({
  page,
}) => {
  await using site = await startSite(client);
  await visit(page, `${site.address}/grow-together`);
  await untilCached(page, CACHED);
  const folder = path.join(client, 'media');
  const media = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // The pictures of phones would be as many files, and fill little.
    .filter((name) => /(?:-(?:640|960|1200)\.avif|\.mp4)$/.test(name))
    .map((name) => `/media/${name.split(path.sep).join('/')}`);
  await page.evaluate(async (all) => {
    for (const address of all)
      if (address.endsWith('.mp4')) await (await fetch(address)).arrayBuffer();
      else
        await Object.assign(new Image(), { src: address })
          .decode()
          .catch(() => undefined);
  }, media);
  await expect(async () => {
    const { bytes, addresses } = await cacheContent(page);
    expect(bytes).toBeLessThanOrEqual(MOST);
    expect(bytes).toBeGreaterThan(0.9 * MOST);
    expect(addresses.filter((address) => !address.startsWith(site.address))).toEqual([]);
    expect(addresses.filter((address) => address.endsWith('.mp4'))).toEqual([]);
  }).toPass();
  // Pages that must stay cached are still there, although they are older than all these pictures.
  await untilCached(page, CACHED);
});

test('the first visit waits for nothing of it: it comes once the page is loaded, and is small', async ({
  page,
}) => {
  await using site = await startSite(client);
  await visit(page, site.address);
  const ready = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const script = performance.getEntriesByType('resource').find(({ name }) => name.includes('startOffline'));
    return { loaded: load?.loadEventEnd ?? 0, asked: script?.startTime ?? 0, name: script?.name ?? '' };
  });
  expect(ready.asked).toBeGreaterThan(ready.loaded);
  const script = readFileSync(path.join(client, new URL(ready.name).pathname));
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(3 * 1024);
});

test('the worker is requested again each time', async ({ request }) => {
  const answer = await request.get('/sw.js');
  expect(answer.headers()['content-type']).toContain('javascript');
  expect(answer.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('a new build takes over at the next load: the cache is of that build, and an open page keeps working', async ({
  page,
}) => {
  using copy = copySite();
  await using site = await startSite(copy.root);
  const connect = '/connect-with-us';
  await visit(page, site.address);
  await untilCached(page, CACHED);
  const revision = await madeOf(page, connect);
  copy.change('sw.js', (text) => text.replace(revision, 'anew'));
  copy.change(`${connect}/index.html`, (text) => text.replaceAll('<h1', '<h1 data-anew=""'));
  await site.stop();
  await site.start();

  await page.getByRole('textbox').fill('Ada');
  await visit(page, site.address);
  // The new worker fills its cache first, as the first one did.
  await expect.poll(() => madeOf(page, connect), { timeout: 90_000 }).toBe('anew');
  await site.stop();
  await page.goto(site.address + connect);
  await expect(page.locator('h1[data-anew]')).toBeVisible();
});

test('where a device has no room, the visit continues, and pages that were cached before can still be read', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  await using site = await startSite(client);
  await visit(page, site.address);
  await untilCached(page, ['/connect-with-us']);
  const origin = new URL(site.address).origin;
  const device = await context.newCDPSession(page);
  await device.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  for (const address of [OPENED, NOT_CACHED]) {
    await visit(page, site.address + address);
    await expect(heading(page)).toBeVisible();
    await settled(page);
  }
  expect((await cacheContent(page)).addresses.filter((address) => address.includes(NOT_CACHED))).toEqual([]);
  await site.stop();
  await visit(page, `${site.address}/connect-with-us`);
  await expect(note(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test('where there are no service workers the visit goes on', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  await using site = await startSite(client);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
  });
  await visit(page, site.address);
  await settled(page);
  expect(errors).toEqual([]);
});
