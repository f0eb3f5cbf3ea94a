import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startSite } from '../startSite.ts';
import { openFirefox } from './openFirefox.ts';

const client = path.join(import.meta.dirname, '../../build/client');
const SLOW = '/how-we-recruit-1';

/** Serves a site with one slow page and without page data, so that no page gets its scripts. */
async function serveSlowly(site: string) {
  const server = createServer(async ({ url = '/' }, response) => {
    if (url.includes('page-data.json')) return;
    if (url === SLOW) await wait(1_000);
    const answer = await fetch(site + url);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await once(server.listen(0), 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    [Symbol.dispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}

// Firefox aborts the requests of a page when a link is pressed, before the next page is there.
it('Firefox opens a link that is pressed while the scripts of the page are loading', async () => {
  await using site = await startSite(client);
  using server = await serveSlowly(site.address);
  await using firefox = await openFirefox();
  const { page } = firefox;
  const loadsData = page.waitForRequest((request) => request.url().includes('page-data.json'));
  await page.goto(`${server.address}/connect-with-us`);
  await loadsData;
  await page.evaluate((path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click(), SLOW);
  await expect.poll(() => page.url()).toBe(server.address + SLOW);
});
