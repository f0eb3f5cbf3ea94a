import type { Browser } from 'playwright';
import type { DEVICES } from './devices.ts';
import { slowDown } from './slowDown.ts';
import { type Noted, watchPaints } from './watchPaints.ts';

/** Longest time that a page may go on moving after everything has loaded, ms. */
const SETTLE_MS = 700;

type Loading = {
  address: string;
  device: (typeof DEVICES)[keyof typeof DEVICES];
  /** With the network and the processor of a phone. */
  slow?: boolean;
};

/** A file a page asked for: its kind as browsers call it, and its bytes as they were sent. */
export type Fetched = { path: string; type: string; bytes: number; at: number };

/** Opens a page as a first visit and waits until it is at rest. */
export async function loadPage(
  browser: Browser,
  { address, device, slow = false }: Loading,
): Promise<{ noted: Noted; fetched: Fetched[] }> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  await page.addInitScript(watchPaints);
  if (slow) await slowDown(page);
  const fetched: Promise<Fetched>[] = [];
  page.on('requestfinished', (request) => {
    fetched.push(
      request.sizes().then(({ responseBodySize }) => ({
        path: new URL(request.url()).pathname,
        type: request.resourceType(),
        bytes: responseBodySize,
        at: request.timing().startTime,
      })),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  await page.waitForLoadState('networkidle');
  const noted = await page.evaluate(() => window.noted);
  const files = await Promise.all(fetched);
  await context.close();
  return { noted, fetched: files };
}
