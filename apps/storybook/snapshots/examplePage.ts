import type { Page } from 'playwright';
import { type Pixels, pixelsOf } from './pixels.ts';

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
