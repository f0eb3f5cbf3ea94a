import type { Browser, Page } from 'playwright';

/** A day in the middle of the recorded events, so that some of them are past. */
const TODAY = new Date('2027-02-15T12:00:00-05:00');

/** A page whose day, language, time zone and motion are the same wherever the pictures are taken. */
export async function makePage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
  });
  const page = await context.newPage();
  await page.clock.install({ time: TODAY });
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return page;
}
