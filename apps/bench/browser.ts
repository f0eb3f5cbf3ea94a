import { type Browser, chromium, type Page } from 'playwright';
import { type Noted, watchPaints } from './watchPaints.ts';

/** Launches a browser that calls no host but ours. `args` are added to its command line. */
export function launch(args: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args });
}

/** Devices for measurements, sizes in CSS px. The phone is mid-range, like that of most visitors. */
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
/** Slowdown of the processor of a mid-range phone, compared with this machine. */
const SLOWER = 4;

/** Limits a page to the network and processor of a phone. Call it before the first navigation. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Longest time in ms that a page may still move after everything has loaded. */
const SETTLE_MS = 700;

type Loading = {
  address: string;
  device: (typeof DEVICES)[keyof typeof DEVICES];
  /** True for the network and processor of a phone. */
  slow?: boolean;
};

/** A requested file: its resource type and transferred bytes. */
type Fetched = { path: string; type: string; bytes: number; at: number };

/** Opens a page as a first visit and waits until it is idle. */
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
