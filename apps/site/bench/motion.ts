/**
 * `pnpm bench:motion`: counts what the browser does while a slide changes and while light floods the screen, at a
 * quarter of this machine's speed. Needs a build. Prints counts; judges nothing: machines differ, readers compare.
 */
import path from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { countWork, type TraceEvent } from './countWork.ts';
import { launch } from './launch.ts';
import { serveBuild } from './serveBuild.ts';

const SLOWER = 4;

const site = await serveBuild(path.join(import.meta.dirname, '..'));
const browser = await launch();

/** Since when: the click, or the first thing that moves, which comes late on a busy machine. */
type Since = 'bench-click' | 'bench-moving';

/** Starts a movement, gives it time, and counts the work between two moments, in ms after `since`. */
async function measure(
  page: Page,
  start: () => Promise<void>,
  { since, from, to }: { since: Since; from: number; to: number },
) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing,toplevel',
  });
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
  await page.waitForTimeout(to + 400);
  await endTrace(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.evaluate(() => performance.clearMarks());
  const { frameTree } = await session.send('Page.getFrameTree');
  return countWork(events, { mark: since, fromMs: from, toMs: to, frame: frameTree.frame.id });
}

async function endTrace(session: CDPSession) {
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
}

const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const table: Record<string, Awaited<ReturnType<typeof measure>>> = {};

await page.goto(`${site.address}/grow-together`, { waitUntil: 'networkidle' });
const box = await page.getByRole('button', { name: 'Next slide' }).boundingBox();
if (!box) throw new Error('There is no button to the next slide.');
// By the mouse alone: Playwright's own click asks the page what lies there, and has it laid out for that.
const change = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
await change();
await page.waitForTimeout(4000);
table['slide change, whole'] = await measure(page, change, { since: 'bench-click', from: 0, to: 1600 });
await page.waitForTimeout(4000);
table['slide change, its frames'] = await measure(page, change, {
  since: 'bench-moving',
  from: 300,
  to: 1600,
});

await page.goto(site.address, { waitUntil: 'networkidle' });
await page.getByRole('textbox').fill('Amélie');
await page.waitForTimeout(1500);
const choice = page.getByRole('main').getByRole('link', { name: 'student' });
await choice.hover();
await page.waitForTimeout(500);
const choose = () => choice.click();
table['flood, its frames'] = await measure(page, choose, { since: 'bench-moving', from: 300, to: 1600 });

console.table(table);
await browser.close();
site.stop();
