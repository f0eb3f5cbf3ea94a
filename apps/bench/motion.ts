/**
 * `pnpm bench:motion`: counts the work of the browser during a slide change and during the flood, at a quarter of the speed
 * of this machine. Needs a build. Prints medians of five movements, without limits: machines differ.
 */
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { launch } from './browser.ts';
import { median } from './report.ts';
import { serveBuild } from './serve.ts';
import { DEFAULT_SITE, flags } from './siteFolder.ts';
import { countWork, traceWork } from './trace.ts';

const SLOWER = 4;
const CATEGORIES = 'devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing,toplevel';
/** Repetitions of each movement. The table has the medians. */
const RUNS = 5;

const { values } = parseArgs({ args: flags(), options: { site: { type: 'string', default: DEFAULT_SITE } } });
const site = await serveBuild(values.site);
const browser = await launch();

/** Start of the measurement: the click, or the first movement, which comes late on a busy machine. */
type Since = 'bench-click' | 'bench-moving';

/** Intervals in which work is counted, ms after `since`. */
type Stretch = { since: Since; from: number; to: number };

type Work = ReturnType<typeof countWork>;

/** Starts a movement, waits until it ends, and counts the work in each interval. */
async function measure(page: Page, start: () => Promise<void>, stretches: readonly Stretch[]) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const events = await traceWork(page, CATEGORIES, async () => {
    await page.evaluate(() => {
      addEventListener('click', () => performance.mark('bench-click'), { capture: true, once: true });
      const moving = () => performance.mark('bench-moving');
      addEventListener('transitionrun', ({ target }) => {
        if (target instanceof Element && target.matches('.gt-deck__track')) moving();
      });
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.gt-flood')) return;
        moving();
        observer.disconnect();
      }).observe(document.body, { childList: true });
    });
    await start();
    await page.waitForFunction(() => performance.getEntriesByName('bench-moving').length > 0);
    await page.waitForTimeout(Math.max(...stretches.map(({ to }) => to)) + 400);
  });
  const { frameTree } = await session.send('Page.getFrameTree');
  return stretches.map(({ since, from, to }) =>
    countWork(events, { mark: since, fromMs: from, toMs: to, frame: frameTree.frame.id }),
  );
}

/** Changes from the second slide to the third, whose pictures and rings are loaded. */
async function changeSlide(page: Page): Promise<Work[]> {
  await page.goto(`${site.address}/grow-together`, { waitUntil: 'networkidle' });
  const box = await page.getByRole('button', { name: 'Next slide' }).boundingBox();
  if (!box) throw new Error('There is no button to the next slide.');
  // Presses the mouse directly: the click of Playwright forces a layout of the page.
  const change = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await change();
  await page.waitForTimeout(4000);
  return measure(page, change, [
    { since: 'bench-click', from: 0, to: 1600 },
    { since: 'bench-moving', from: 17, to: 1600 },
  ]);
}

async function floodScreen(page: Page): Promise<Work[]> {
  await page.goto(site.address, { waitUntil: 'networkidle' });
  await page.getByRole('textbox').fill('Amélie');
  await page.waitForTimeout(1500);
  const choice = page.getByRole('main').getByRole('link', { name: 'student' });
  await choice.hover();
  await page.waitForTimeout(500);
  return measure(page, () => choice.click(), [{ since: 'bench-moving', from: 300, to: 1600 }]);
}

/** Repeats a movement, each time on a new page. Returns the medians of each interval. */
async function repeat(movement: (page: Page) => Promise<Work[]>): Promise<Work[]> {
  const runs: Work[][] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    runs.push(await movement(await context.newPage()));
    await context.close();
  }
  return (runs[0] ?? []).map((first, stretch) => {
    const middle = (name: keyof Work) => median(runs.map((works) => works[stretch]?.[name] ?? Number.NaN));
    const names = Object.keys(first) as (keyof Work)[];
    return Object.fromEntries(names.map((name) => [name, middle(name)])) as Work;
  });
}

const [whole, frames] = await repeat(changeSlide);
const [flood] = await repeat(floodScreen);
console.table({
  'slide change, whole': whole,
  'slide change, its frames': frames,
  'flood, its frames': flood,
});
await browser.close();
site.stop();
