import type { Browser, Page } from 'playwright';
import { type Pixels, pixelsOf } from './pixels.ts';

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

const OPENS_WITHIN_MS = 60_000;

/**
 * Opens one example in a document of its own, so that nothing an earlier one did (focus, storage, text size) can be
 * seen, and waits until its interaction test is over. Says which window it pins, if any. Throws when it fails.
 */
export async function openExample(page: Page, storybook: string, id: string): Promise<string | undefined> {
  // axe has its own test: here it would only cost time.
  const address = `${storybook}iframe.html?id=${id}&viewMode=story&globals=motion:reduced;a11y.manual:!true`;
  await page.goto(address, { waitUntil: 'commit' });
  const ended = await page.waitForFunction(
    () => {
      const phase = window.__STORYBOOK_PREVIEW__?.currentRender?.phase;
      return phase !== undefined && ['finished', 'errored', 'aborted'].includes(phase) && phase;
    },
    null,
    { polling: 50, timeout: OPENS_WITHIN_MS },
  );
  const phase = await ended.jsonValue();
  if (phase !== 'finished') throw new Error(`The example ${phase}: open it in Storybook to see why.`);
  return page.evaluate(
    () => window.__STORYBOOK_PREVIEW__?.currentRender?.story?.storyGlobals?.viewport?.value,
  );
}

const COMES_TO_REST_WITHIN = 20;

/**
 * Time until everything that is late by design (networks of the menu, the end of a reset) has appeared. Toasts stay
 * longer.
 */
const LATER_MS = 2000;

/** A picture of the page at rest: fonts and pictures are there, and two shots in a row are equal byte for byte. */
export async function takePicture(page: Page): Promise<Pixels> {
  await page.clock.fastForward(LATER_MS);
  await page.evaluate(showAll);
  await page.evaluate(drawAnew);
  let before = await shoot(page);
  for (let shot = 0; shot < COMES_TO_REST_WITHIN; shot++) {
    const now = await shoot(page);
    if (now.equals(before)) return pixelsOf(now);
    before = now;
  }
  throw new Error(`The example never comes to rest: ${COMES_TO_REST_WITHIN} pictures in a row all differ.`);
}

const shoot = (page: Page) => page.screenshot({ animations: 'disabled', caret: 'hide' });

/** Waits in the page for fonts, and for every picture that can be seen; lazy ones behind an edge may never come. */
async function showAll(): Promise<void> {
  await document.fonts.ready;
  const seen = await new Promise<Element[]>((resolve) => {
    const images = [...document.images];
    if (images.length === 0) return resolve([]);
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
    });
    for (const image of images) observer.observe(image);
  });
  await Promise.all(seen.map((image) => (image instanceof HTMLImageElement ? image.decode() : undefined)));
}

/**
 * Draws the whole page anew, as if all of it had come at once. A part that moved in was a layer of its own for that time,
 * and its words stay at the fraction of a pixel where that layer was drawn first, which differs from run to run.
 */
function drawAnew(): void {
  const { style } = document.documentElement;
  style.display = 'flow-root';
  document.documentElement.getBoundingClientRect();
  style.removeProperty('display');
}
