import type { Page } from 'playwright';
import type { Around } from './around.ts';
import { countWork } from './countWork.ts';
import { median } from './median.ts';
import { paintedChange } from './paintedChange.ts';
import { presentedFrames } from './presentedFrames.ts';
import type { Section } from './section.ts';
import { traceWork } from './traceWork.ts';
import { visibleChange } from './visibleChange.ts';

const SLOWER = 4;
const SLIDE_MS = 1600;
const PRESS = 'bench-press';
const CHANGE = 'bench-change';
const CATEGORIES =
  'benchmark,cc,blink.user_timing,toplevel,devtools.timeline,disabled-by-default-devtools.timeline';

/** Bullets drift for so long on a slide that has come, ms: what changes after the press is the press's by then. */
const REST_MS = 6500;

/** The press that is measured: the first after the load, before slides have moved, or a later one. */
const PRESSES = ['first', 'later'] as const;

const NAMES = [
  'painted change, ms',
  'first frame that looks different, ms',
  'longest task, ms',
  'movement begins, ms',
  'frames shown',
  'frames dropped',
  'frames that moved without the main thread',
] as const;

/** Measures a press on "Next slide": when its change is seen, and the work of the main thread meanwhile. */
export async function slides({ browser, site, runs }: Around): Promise<Section> {
  const rows: (string | number)[][] = [];
  for (const which of PRESSES) {
    const measured: number[][] = [];
    for (let run = 0; run < runs; run += 1) {
      const inContext = async <T>(measure: (page: Page) => Promise<T>): Promise<T> => {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
        const page = await context.newPage();
        await prepare(page, site, which);
        const value = await measure(page);
        await context.close();
        return value;
      };
      // Separate pages: tracing delays the beginning, and a screencast delays the traced work.
      const traced = await inContext(tracedChange);
      const seen = await inContext(async (page) =>
        visibleChange(page, (await nextButton(page).boundingBox()) ?? NOWHERE, () => press(page)),
      );
      const began = await inContext(movementBegins);
      measured.push([traced.painted, seen, traced.longest, began, ...traced.frames]);
    }
    NAMES.forEach((name, at) => {
      const values = measured.map((row) => row[at] ?? Number.NaN);
      const [best, worst] = name === 'frames shown' ? [Math.max, Math.min] : [Math.min, Math.max];
      const told = [median(values), best(...values), worst(...values)].map(Math.round);
      rows.push([`${which} press: ${name}`, ...told]);
    });
  }
  return {
    title: 'Next slide',
    note: `Desktop at a quarter of the speed, ${runs} runs; the first press after a load, and one after another. Painted: the frame in which the screen had the new words, from the trace. Looks different: the first picture of a screencast that differs outside of the button. Frames are those of the 1.6 s of a change (96 at 60 a second), as the compositor reports them. A movement begins with the \`startTime\` that the compositor gives it; a task is as long as its thread was at work.`,
    columns: ['', 'median', 'best', 'worst'],
    rows,
  };
}

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

const nextButton = (page: Page) => page.getByRole('button', { name: 'Next slide' });

async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

/** Brings the pointer to the button, and waits until nothing moves. */
async function prepare(page: Page, site: string, which: (typeof PRESSES)[number]): Promise<void> {
  await page.goto(`${site}/grow-together`, { waitUntil: 'networkidle' });
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await nextButton(page).hover();
  await page.waitForTimeout(REST_MS);
  if (which === 'later') {
    await press(page);
    await page.waitForTimeout(REST_MS);
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.waitForTimeout(300);
}

/** The painted change, the frames and the longest task of a press, from a trace. */
async function tracedChange(page: Page) {
  await page.evaluate(
    ([press, change]) => {
      addEventListener('click', ({ timeStamp }) => performance.mark(press, { startTime: timeStamp }), {
        capture: true,
        once: true,
      });
      const words = document.querySelector('.gt-deck-controls__progress');
      if (!words) return;
      new MutationObserver((_, observer) => {
        performance.mark(change);
        observer.disconnect();
      }).observe(words, { subtree: true, childList: true, characterData: true });
    },
    [PRESS, CHANGE] as const,
  );
  const events = await traceWork(page, CATEGORIES, async () => {
    await press(page);
    await page.waitForTimeout(SLIDE_MS + 600);
  });
  const { shown, withoutMain, dropped } = presentedFrames(events, { mark: PRESS, lastsMs: SLIDE_MS });
  const work = countWork(events, { mark: PRESS, fromMs: 0, toMs: SLIDE_MS, frame: '' });
  return {
    painted: paintedChange(events, { press: PRESS, change: CHANGE }),
    longest: work['longest task, ms'],
    frames: [shown, dropped, withoutMain],
  };
}

/** When the compositor begins to move the track, ms after the press. */
async function movementBegins(page: Page): Promise<number> {
  await page.evaluate(() => {
    const track = document.querySelector('.gt-deck__track');
    addEventListener(
      'click',
      ({ timeStamp }) =>
        track?.addEventListener('transitionrun', async () => {
          const { startTime } = (await track.getAnimations()[0]?.ready) ?? {};
          Object.assign(window, { began: Number(startTime) - timeStamp });
        }),
      { capture: true, once: true },
    );
  });
  await press(page);
  await page.waitForTimeout(SLIDE_MS);
  return page.evaluate(() => (window as Window & { began?: number }).began ?? Number.NaN);
}
