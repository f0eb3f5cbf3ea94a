import type { Browser, Page } from 'playwright';
import { type Pixels, pixelsOf } from './pixels.ts';

/** Day of all pictures, in the middle of the recorded events, so that some of them are past. */
const TODAY = new Date('2027-02-15T12:00:00-05:00');

/** Creates a page with the same day, language, time zone and motion on every machine. */
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
 * Opens an example in a new document, free of focus, storage and text size of earlier ones, and waits for its interaction
 * test. Returns the window that the example pins, if any. Throws if the example fails.
 */
export async function openExample(page: Page, storybook: string, id: string): Promise<string | undefined> {
  // axe has its own test.
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

const MOST_SHOTS = 20;

/**
 * Time until everything that appears late by design (networks of the menu, the end of a reset) is visible. Toasts stay
 * longer.
 */
const LATER_MS = 2000;

/** Pictures of an example: the first one, and one of the page at rest. */
export type Shots = { first: Pixels; atRest: () => Promise<Pixels> };

/** Takes a picture once fonts and images are loaded. At rest, two screenshots in a row are equal byte for byte. */
export async function takePicture(page: Page): Promise<Shots> {
  await page.clock.fastForward(LATER_MS);
  await page.evaluate(waitForImages);
  await page.waitForFunction(logosAreDrawn, null, { polling: 50, timeout: OPENS_WITHIN_MS });
  await page.evaluate(forceRepaint);
  const first = await shoot(page);
  return { first: await pixelsOf(first), atRest: () => shootAtRest(page, first) };
}

async function shootAtRest(page: Page, first: Buffer): Promise<Pixels> {
  let before = first;
  for (let shot = 0; shot < MOST_SHOTS; shot++) {
    const now = await shoot(page);
    if (now.equals(before)) return pixelsOf(now);
    before = now;
  }
  throw new Error(`The example never comes to rest: ${MOST_SHOTS} pictures in a row all differ.`);
}

const shoot = (page: Page) => page.screenshot({ animations: 'disabled', caret: 'hide' });

/** Waits in the page for fonts and visible images; lazy images outside of the window may never load. */
async function waitForImages(): Promise<void> {
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

/** Returns true in the page once every visible logo is drawn: `use` takes it from another file, and no event says that it came. */
function logosAreDrawn(): boolean {
  return [...document.querySelectorAll<SVGUseElement>('use:not([href^="#"])')].every(
    (use) => !use.checkVisibility() || use.getBBox().width > 0,
  );
}

/**
 * Forces a repaint of the whole page. An element that moved in had its own layer meanwhile, and its text keeps the fraction
 * of a pixel where that layer was first painted, which differs between runs.
 */
function forceRepaint(): void {
  const { style } = document.documentElement;
  style.display = 'flow-root';
  document.documentElement.getBoundingClientRect();
  style.removeProperty('display');
}
