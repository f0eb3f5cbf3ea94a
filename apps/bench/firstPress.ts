import type { Browser } from 'playwright';
import { DEVICES } from './devices.ts';
import { slowDown } from './slowDown.ts';

/**
 * Time until the second slide begins to move, ms after the navigation, on a slow phone whose visitor presses "next
 * slide" as soon as the button is painted.
 */
export async function firstPress(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(DEVICES.phone);
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(pressAtOnce);
  await page.goto(address, { waitUntil: 'commit' });
  const moved = await page.waitForFunction(() => window.moved, null, { timeout: 60_000, polling: 100 });
  const ms = (await moved.jsonValue()) as number;
  await context.close();
  return ms;
}

declare global {
  interface Window {
    /** When the slides began to move, ms since the navigation. */
    moved?: number;
  }
}

/** Runs in the page before anything else does, so it must not use anything outside itself. */
function pressAtOnce(): void {
  let frames = 0;
  let before = 0;
  const step = () => {
    const buttons = [...document.querySelectorAll('button')];
    const next = buttons.find((button) => /next slide/i.test(button.ariaLabel ?? button.textContent ?? ''));
    const second = document.querySelectorAll('.gt-deck__slide, .slide')[1];
    if (next && second && next.getBoundingClientRect().width > 0) {
      const place = second.getBoundingClientRect().left;
      frames += 1;
      // The first frame in which the button stands paints it; in the second a visitor can have seen it.
      if (frames === 2) {
        before = place;
        next.click();
      }
      if (frames > 2 && Math.abs(place - before) > 0.5) {
        window.moved = performance.now();
        return;
      }
    }
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
