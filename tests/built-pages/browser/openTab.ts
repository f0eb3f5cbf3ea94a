import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Watched, watchPage } from './watchPage.ts';

/** A window size: CSS px, dots per px, and whether there is a touch screen. */
export type Device = { name: string; width: number; height: number; dots: number; mobile: boolean };

/** A mid-range phone, like that of most visitors. */
export const PHONE: Device = { name: 'phone', width: 390, height: 844, dots: 3, mobile: true };
export const DESKTOP: Device = { name: 'desktop', width: 1440, height: 900, dots: 1, mobile: false };

/** A tab that opens one page after another, and changes its window size without a reload. */
export type Tab = {
  page: Page;
  watched: Watched;
  /** Changes the window size. */
  become: (device: Device) => Promise<void>;
  close: () => Promise<void>;
};

type Shifting = Window & { shifts: { value: number; of: string[] }[] };

/** Opens a tab in a new browser context. Storage is empty in each page that it opens. */
export async function openTab(browser: Browser, origin: string): Promise<Tab> {
  const context = await browser.newContext({ baseURL: origin, viewport: null, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(prepareVisit);
  const watched = watchPage(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // Cached files would load too early to cause a layout shift.
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
 * Runs in each page before all other scripts: clears the storage, stores the visitor type in the name of the window, if there
 * is one, and records layout shifts that follow no input.
 */
function prepareVisit(): void {
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

/** Returns the sum of layout shifts since the page opened, and the elements that moved. */
export async function movedOn(page: Page): Promise<{ share: number; of: string }> {
  const shifts = await page.evaluate(() => (window as unknown as Shifting).shifts);
  return {
    share: shifts.reduce((sum, { value }) => sum + value, 0),
    of: [...new Set(shifts.flatMap(({ of }) => of))].join(' '),
  };
}
