import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';
import { client, heading, note, untilCached } from './cachedOffline.ts';
import { startSite } from './startSite.ts';

/** Sources: networks of fairs and hotels that answer everything with a page to sign in; lines on which nothing comes. */

test.use({ serviceWorkers: 'allow' });
// Everything is fetched and cached first, on machines that are small and busy.
test.describe.configure({ timeout: 180_000 });

const TEAM = ['/connect-with-us', '/connect-with-us/page-data.json'];

type Network = 'good' | 'asks to sign in' | 'is silent' | 'is down';

/** A network before a site, which can turn bad. */
async function startNetwork(site: string) {
  let how: Network = 'good';
  const signIn = (response: ServerResponse) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><h1>Sign in</h1>');
  const server = createServer((asked, response) => {
    if (how === 'is silent') return;
    if (how === 'is down') return void asked.socket.destroy();
    if (how === 'asks to sign in') return void signIn(response);
    const passed = request(new URL(asked.url ?? '/', site), { headers: asked.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy()).end();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    turn(to: Network) {
      how = to;
      server.closeAllConnections();
    },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('a sign-in page of a network replaces no cached page and no cached picture', async ({ page }) => {
  await using site = await startSite(client);
  await using network = await startNetwork(site.address);
  await visit(page, `${network.address}/connect-with-us`);
  await untilCached(page, TEAM);
  const picture = await page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  await untilCached(page, [new URL(picture).pathname]);

  network.turn('asks to sign in');
  await page.goto(`${network.address}/connect-with-us`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  for (const path of [...TEAM, '/media/never-there.avif'])
    await page.evaluate((address) => fetch(address).then((answer) => answer.text()), path);

  network.turn('is down');
  await visit(page, `${network.address}/connect-with-us`);
  await expect(heading(page)).toHaveText('Connect with us');
  await expect(note(page)).toBeVisible();
  const widths = page.locator('main img').first();
  await expect
    .poll(() => widths.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await page.evaluate(async () => Boolean(await caches.match('/media/never-there.avif')))).toBe(false);
});

test('a cached page appears before a silent network times out', async ({ page }) => {
  await using site = await startSite(client);
  await using network = await startNetwork(site.address);
  await visit(page, `${network.address}/connect-with-us`);
  const colleague = page.getByRole('main').getByRole('list').getByRole('link').first();
  const path = (await colleague.getAttribute('href')) ?? '';
  await untilCached(page, [`${path}/page-data.json`]);
  const documents: string[] = [];
  page.on('request', (asked) => asked.isNavigationRequest() && documents.push(asked.url()));

  network.turn('is silent');
  await colleague.click();
  await expect(page.locator('main .member, main article').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(note(page)).toBeVisible();
  expect(documents).toEqual([]);
});
