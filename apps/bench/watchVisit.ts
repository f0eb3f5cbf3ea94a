import type { Browser } from 'playwright';
import { type Loss, watchSeen } from './watchSeen.ts';

/** A returning visitor's way to a slide. */
export type WatchedVisit = {
  address: string;
  type: 'student' | 'experienced';
  window: readonly [width: number, height: number];
  /** True when the page is loaded a second time and that load is watched; else the first load is watched. */
  reload: boolean;
  still: boolean;
};

/** For how long a page is watched once React has taken it over, ms. Typefaces are there long before. */
const WATCHED_MS = 1500;

/** Watches a visit: returns the elements that went away in sight, and the amount watched. */
export async function watchVisit(
  browser: Browser,
  { address, type, window: [width, height], reload, still }: WatchedVisit,
): Promise<{ losses: Loss[]; frames: number; parts: number }> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: still ? 'reduce' : 'no-preference',
    ...(width < 900 && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
  });
  try {
    await context.addInitScript((kept) => {
      localStorage.setItem('userType', kept);
      localStorage.setItem('userName', 'Amélie');
      localStorage.setItem('gdpr', 'true');
    }, type);
    await context.addInitScript(watchSeen);
    const page = await context.newPage();
    const come = async (arrive: () => Promise<unknown>) => {
      await arrive();
      await page.locator('html[data-live]').waitFor({ state: 'attached' });
      await page.waitForTimeout(WATCHED_MS);
    };
    await come(() => page.goto(address));
    if (reload) await come(() => page.reload());
    return await page.evaluate(() => ({ losses: window.losses, ...window.looked }));
  } finally {
    await context.close();
  }
}

/** Windows that the deck is drawn for. */
const WATCHED_WINDOWS = [
  [360, 800],
  [390, 844],
  [768, 1024],
  [834, 1194],
  [844, 390],
  [1440, 900],
] as const;

/** Every slide in every window; types, reloads and motion come in turn, so that every two of them meet. */
export function watchedVisits(slides: readonly string[]): WatchedVisit[] {
  return slides.flatMap((address, slide) =>
    WATCHED_WINDOWS.map((size, place) => ({
      address,
      window: size,
      type: (slide + place) % 2 === 0 ? 'student' : 'experienced',
      reload: (Math.floor(slide / 2) + place) % 2 === 0,
      still: (slide + Math.floor(place / 2)) % 3 === 0,
    })),
  );
}
