import type { Page } from 'playwright';
import type { Around } from './around.ts';
import { DEVICES } from './devices.ts';
import { median } from './median.ts';
import type { Section } from './section.ts';
import { type Step, walkSite } from './walkSite.ts';

/** Event Timing says nothing of faster answers, ms. */
const THRESHOLD_MS = 16;

/** From a press to the next paint, for what visitors do most. */
export async function presses({ browser, site, runs }: Around): Promise<Section> {
  const durations = new Map<Step, number[]>();
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext(DEVICES.desktop);
    const page = await context.newPage();
    await page.addInitScript(watchPresses, THRESHOLD_MS);
    await walkSite(page, site, async (step, press) => {
      await page.evaluate(() => {
        window.answered = 0;
      });
      await press();
      await page.waitForTimeout(500);
      durations.set(step, [...(durations.get(step) ?? []), await answerOf(page)]);
    });
    await context.close();
  }
  return {
    title: 'Press to paint',
    note: `Event Timing, unthrottled, medians of ${runs} visits; browsers round to 8 ms and leave out what is under ${THRESHOLD_MS} ms, which counts as ${THRESHOLD_MS}.`,
    columns: ['', 'median, ms', 'longest, ms', 'presses'],
    rows: [...durations].map(([step, all]) => [step, median(all), Math.max(...all), all.length]),
  };
}

declare global {
  interface Window {
    /** The longest answer to a press since it was set to 0, ms. */
    answered: number;
  }
}

function watchPresses(threshold: number): void {
  window.answered = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) window.answered = Math.max(window.answered, entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: threshold } as PerformanceObserverInit);
}

/** A step that leads to another page takes its notes with it: the page was left before anything was painted. */
async function answerOf(page: Page): Promise<number> {
  return Math.max(THRESHOLD_MS, await page.evaluate(() => window.answered));
}
