import type { Page } from 'playwright';
import type { Around } from './around.ts';
import { countWork } from './countWork.ts';
import { median } from './median.ts';
import { notePress, PRESS_MARK, type PressNotes } from './notePress.ts';
import { PRESSES, type Press } from './pressesOfVisits.ts';
import { ratio } from './ratio.ts';
import type { Section } from './section.ts';
import { traceWork } from './traceWork.ts';

/** Ways to measure a press. The baseline is a whole load of the target page from the warm cache. */
const WAYS = ['with motion', 'without motion', 'a whole load'] as const;

const CATEGORIES = 'blink.user_timing,disabled-by-default-devtools.timeline';

/**
 * Measures when new words are painted after a press, beside a whole load of the same page in the same run; and the
 * longest tasks.
 */
export async function presses({ browser, site, runs }: Around): Promise<Section> {
  const rows: (string | number)[][] = [];
  for (const press of PRESSES) {
    const notes: Record<string, PressNotes[]> = {};
    const tasks: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      for (const way of WAYS) {
        if (way === 'a whole load' && !press.leads) continue;
        const context = await browser.newContext({
          viewport: { width: 1440, height: 900 },
          reducedMotion: way === 'without motion' ? 'reduce' : 'no-preference',
        });
        const page = await context.newPage();
        await prepare(page, site, press, way === 'a whole load');
        await click(page);
        notes[way] = [...(notes[way] ?? []), await page.evaluate(() => window.press)];
        await context.close();
      }
      // A page of its own without tracing, because tracing delays paints.
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await prepare(page, site, press, false);
      const events = await traceWork(page, CATEGORIES, () => click(page));
      tasks.push(
        countWork(events, { mark: PRESS_MARK, fromMs: 0, toMs: 2000, frame: '' })['longest task, ms'],
      );
      await page.close();
    }
    const painted = (way: string) => median((notes[way] ?? []).map((note) => note.painted ?? Number.NaN));
    const [moving, still, whole] = WAYS.map(painted) as [number, number, number];
    rows.push([
      `${press.what}${press.slower > 1 ? `, CPU ÷${press.slower}` : ''}`,
      Math.round(moving),
      Math.round(still),
      press.leads ? Math.round(whole) : '–',
      press.leads ? ratio(moving, whole) : '–',
      press.leads ? ratio(still, whole) : '–',
      `${tasks.filter((task) => task > 50).length} of ${tasks.length}`,
      median(tasks),
      Math.max(...tasks),
    ]);
  }
  return {
    title: 'Press to new words',
    note: `From the click to the frame that shows the new words (Element Timing), desktop, medians of ${runs}; a whole load is that of the same page by the same link, from the warm cache. Tasks: runs with one over 50 ms, and the longest of a run, median and most. A task is as long as its thread was at work.`,
    columns: [
      'press',
      'with motion, ms',
      'without, ms',
      'a whole load, ms',
      'with ÷ load',
      'without ÷ load',
      'runs with a long task',
      'longest, ms',
      'most, ms',
    ],
    rows,
  };
}

/** Brings the pointer to what is pressed, and waits until the page is calm. */
async function prepare(page: Page, site: string, press: Press, loadsWhole: boolean): Promise<void> {
  await page.addInitScript(notePress, PRESS_MARK);
  await page.goto(site + press.at, { waitUntil: 'networkidle' });
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await press.before?.(page);
  const control = press.control(page);
  await control.scrollIntoViewIfNeeded();
  await control.hover();
  // Time for prefetches: a resting pointer loads the page behind a link, and the deck renders the adjacent slides.
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: press.slower });
  await page.evaluate((given) => Object.assign(window, given), { awaited: press.awaited, loadsWhole });
  await page.waitForTimeout(300);
}

async function click(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(2500);
}
