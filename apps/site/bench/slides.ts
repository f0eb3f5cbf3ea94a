import type { Around } from './around.ts';
import { countWork } from './countWork.ts';
import { median } from './median.ts';
import { presentedFrames } from './presentedFrames.ts';
import type { Section } from './section.ts';
import { traceWork } from './traceWork.ts';

const SLOWER = 4;
const SLIDE_MS = 1600;
const PRESS = 'bench-press';
const CATEGORIES =
  'benchmark,cc,blink.user_timing,toplevel,devtools.timeline,disabled-by-default-devtools.timeline';

/** Frames of a slide's change as the screen has them, and what the main thread does meanwhile. */
export async function slides({ browser, site, runs }: Around): Promise<Section> {
  const rows: number[][] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${site}/grow-together`, { waitUntil: 'networkidle' });
    await page.locator('html[data-live]').waitFor({ state: 'attached' });
    const next = page.getByRole('button', { name: 'Next slide' });
    await next.click();
    await page.waitForTimeout(4000);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate((mark) => {
      const track = document.querySelector('.gt-deck__track');
      addEventListener(
        'click',
        ({ timeStamp }) => {
          performance.mark(mark);
          track?.addEventListener('transitionrun', async () => {
            const { startTime } = (await track.getAnimations()[0]?.ready) ?? {};
            Object.assign(window, { began: Number(startTime) - timeStamp });
          });
        },
        { capture: true },
      );
    }, PRESS);
    const change = async () => {
      await page.waitForTimeout(300);
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForTimeout(SLIDE_MS + 600);
    };
    // Who traces delays what begins.
    await change();
    const began = await page.evaluate(() => (window as Window & { began?: number }).began ?? Number.NaN);
    await page.evaluate((mark) => performance.clearMarks(mark), PRESS);
    const events = await traceWork(page, CATEGORIES, change);
    await context.close();
    const { shown, withoutMain, dropped } = presentedFrames(events, { mark: PRESS, lastsMs: SLIDE_MS });
    const work = countWork(events, { mark: PRESS, fromMs: 0, toMs: SLIDE_MS, frame: '' });
    rows.push([shown, dropped, withoutMain, work['longest task, ms'], began]);
  }
  const names = [
    'frames shown',
    'frames dropped',
    'frames that moved without the main thread',
    'longest task, ms',
    'movement begins, ms',
  ];
  return {
    title: 'Next slide',
    note: `Desktop at a quarter of the speed, medians of ${runs}: frames in the 1.6 s of a change (96 at 60 a second), as the compositor reports them. It goes on moving what moves while the main thread is late. A movement begins with the \`startTime\` that the compositor gives it; a task is as long as its thread was at work.`,
    columns: ['', 'median', 'best', 'worst'],
    rows: names.map((name, at) => {
      const values = rows.map((row) => row[at] ?? Number.NaN);
      const [best, worst] = at === 0 ? [Math.max, Math.min] : [Math.min, Math.max];
      return [name, ...[median(values), best(...values), worst(...values)].map(Math.round)];
    }),
  };
}
