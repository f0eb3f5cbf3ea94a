import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { watchPaints } from '@tamarack-lowe/bench/watch-paints';
import { pageHtml } from './pageHtml.ts';

/** Serves a page in two parts, the second when `rest` says so. */
async function servePage(html: string, rest: Promise<void>) {
  const half = html.indexOf('</h1>') + 300;
  const server = createServer(async ({ url }, answer) => {
    // Scripts never come: a page whose scripts fail is loaded again.
    if (url !== '/') return;
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    answer.write(html.slice(0, half));
    await rest;
    answer.end(html.slice(half));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}/` };
}

test('a slide that comes in two parts is not painted in halves, so its words do not move', async ({
  page,
}) => {
  let send = () => {};
  const rest = new Promise<void>((resolve) => {
    send = resolve;
  });
  const { server, address } = await servePage(pageHtml('/how-we-recruit-1'), rest);
  await page.addInitScript(watchPaints);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeAttached();
  await page.waitForTimeout(300);
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  expect(await paints()).toBe(0);
  send();
  await expect.poll(paints).toBeGreaterThan(0);
  expect((await page.evaluate(() => window.noted)).shifts).toEqual([]);
  server.close();
  server.closeAllConnections();
});
