import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Watched, watchPage } from './watchPage.ts';

/** A window that pages are looked at in: CSS px, dots per px, and whether fingers are used. */
export type Device = { name: string; width: number; height: number; dots: number; mobile: boolean };

/** The phone is one of the middle, as most visitors of jobs pages have. */
export const PHONE: Device = { name: 'phone', width: 390, height: 844, dots: 3, mobile: true };
export const DESKTOP: Device = { name: 'desktop', width: 1440, height: 900, dots: 1, mobile: false };

/** A tab that looks at one page after another, in windows that change without a reload. */
export type Tab = {
  page: Page;
  watched: Watched;
  /** Becomes another window. */
  become: (device: Device) => Promise<void>;
  close: () => Promise<void>;
};

type Shifting = Window & { shifts: { value: number; of: string[] }[] };

/** Opens a tab in a browser context of its own. Each page that it opens knows nothing of the one before. */
export async function openTab(browser: Browser, origin: string): Promise<Tab> {
  const context = await browser.newContext({ baseURL: origin, viewport: null, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(beginAnew);
  const watched = watchPage(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // Elements that are there already cause no shift.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto('/robots.txt');
  return { page, watched, become: (device) => become(session, device), close: () => context.close() };
}

async function become(session: CDPSession, { width, height, dots, mobile }: Device): Promise<void> {
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: dots,
    mobile,
  });
  await session.send('Emulation.setTouchEmulationEnabled', {
    enabled: mobile,
    maxTouchPoints: mobile ? 1 : undefined,
  });
}

/**
 * Runs in each page before anything else: forgets the visitor before, makes one of the type that the name of the window says,
 * if it says one, and notes what moves that no press explains.
 */
function beginAnew(): void {
  localStorage.clear();
  sessionStorage.clear();
  if (window.name !== '') localStorage.setItem('userType', window.name);
  const shifts: Shifting['shifts'] = [];
  Object.assign(window, { shifts });
  const nameOf = (node?: Node) => (node instanceof Element ? `${node.localName}.${node.className}` : 'words');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const {
        value,
        hadRecentInput,
        sources = [],
      } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node?: Node }[];
      };
      if (!hadRecentInput) shifts.push({ value, of: sources.map(({ node }) => nameOf(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Layout shifts since the page was opened, as a share of the window, and the elements that moved. */
export async function movedOn(page: Page): Promise<{ share: number; of: string }> {
  const shifts = await page.evaluate(() => (window as unknown as Shifting).shifts);
  return {
    share: shifts.reduce((sum, { value }) => sum + value, 0),
    of: [...new Set(shifts.flatMap(({ of }) => of))].join(' '),
  };
}
