import { type Browser, chromium, type Page } from 'playwright';
import { type Noted, watchPaints } from './watchPaints.ts';

/** A browser that asks nobody but us. `args` are added to its command line. */
export function launch(args: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args });
}

/** Devices for measurements, sizes in CSS px. The phone is a mid-range one, as most visitors of jobs pages have. */
export const DEVICES = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const;

/** Chromium's "slow 4G" as Lighthouse applies it: round trip in ms, bytes per second. */
const SLOW_4G = {
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
/** A phone of the middle against the machine that measures. */
const SLOWER = 4;

/** Slows a page down to the network and the processor of a phone. Call before the first navigation. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Longest time that a page may go on moving after everything has loaded, ms. */
const SETTLE_MS = 700;

type Loading = {
  address: string;
  device: (typeof DEVICES)[keyof typeof DEVICES];
  /** With the network and the processor of a phone. */
  slow?: boolean;
};

/** A file a page asked for: its kind as browsers call it, and its bytes as they were sent. */
type Fetched = { path: string; type: string; bytes: number; at: number };

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
