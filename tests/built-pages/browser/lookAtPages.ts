import { test as base, expect } from '@playwright/test';
import type { Firm } from '../firms.ts';
import limits from '../limits.json' with { type: 'json' };
import type { ListedPage } from '../pages.ts';
import { atRest } from './atRest.ts';
import { axeViolations } from './axe.ts';
import { DESKTOP, type Device, movedOn, openTab, PHONE, type Tab } from './openTab.ts';
import { bytesOfPictures, coarsePictures } from './pictures.ts';

export { DESKTOP, PHONE };

/** Journeys that check many pages: all journeys of a worker share one tab. */
export const test = base.extend<object, { tab: Tab }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const tab = await openTab(browser, project.use.baseURL ?? '');
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
});

/** Window sizes of a page, and the visitor type; empty for a visitor who has not chosen. */
type Way = { devices: readonly [Device, Device?]; type: string };

/**
 * Lists the issues of a page. The page loads in the first window size, and is then resized to the second. Axe runs in the first:
 * a page has the same elements in both, and its kind is loaded in both.
 */
export async function lookAtPage(
  tab: Tab,
  firm: Firm,
  { address, missing }: ListedPage,
  { devices, type }: Way,
): Promise<string[]> {
  const { page, watched } = tab;
  const [first, second] = devices;
  await tab.become(first);
  await page.evaluate((name) => {
    window.name = name;
  }, type);
  const answer = await page.goto(encodeURI(address));
  await atRest(tab, firm.typeface);
  const { share, of } = await movedOn(page);
  // Only when the phone is the first size: a larger window would have loaded larger pictures.
  const bytes = first === PHONE ? await bytesOfPictures(page) : 0;
  const found = [
    ...(answer?.status() === (missing ? 404 : 200) ? [] : [`answers ${answer?.status()}`]),
    ...(share <= limits.layoutShift ? [] : [`moves by itself, ${share.toFixed(3)} of the window: ${of}`]),
    ...(bytes <= limits.phonePictures ? [] : [`has pictures of ${bytes} bytes`]),
    ...(await lookAround(tab, first)),
    ...(await axeViolations(page)).map((what) => `${first.name}: ${what}`),
  ];
  if (second) {
    await tab.become(second);
    await atRest(tab, firm.typeface);
    found.push(...(await lookAround(tab, second)));
  }
  found.push(...watched.trouble().filter((words) => !(missing && /\b404\b/.test(words))));
  return found.map((what) => `${address} (${first.name} first${type && `, ${type}`}): ${what}`);
}

/** Lists the issues of a page in one window size. */
async function lookAround({ page }: Tab, device: Device): Promise<string[]> {
  const headings = await page.getByRole('heading', { level: 1 }).count();
  const found = [
    ...(headings === 1 ? [] : [`has ${headings} headings of level 1`]),
    ...(await coarsePictures(page)),
  ];
  return found.map((what) => `${device.name}: ${what}`);
}

/**
 * Checks pages one after another in one tab. Pages load alternately on a phone and a desktop, and with `windows: 2` each is
 * also checked in the other size. Visitor types alternate too, beginning with a visitor who has not chosen. Without motion a page
 * is at rest in half of the time.
 */
export async function expectPagesToStand(
  tab: Tab,
  firm: Firm,
  pages: readonly ListedPage[],
  { windows, motion }: { windows: 1 | 2; motion: boolean },
): Promise<void> {
  const types = ['', ...firm.visitorTypes];
  const found: string[] = [];
  await tab.page.emulateMedia({ reducedMotion: motion ? 'no-preference' : 'reduce' });
  for (const [index, page] of pages.entries()) {
    const [first, second] = index % 2 === 0 ? [PHONE, DESKTOP] : [DESKTOP, PHONE];
    const devices = windows === 2 ? ([first, second] as const) : ([first] as const);
    found.push(...(await lookAtPage(tab, firm, page, { devices, type: types[index % types.length] ?? '' })));
  }
  expect(pages.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
}
