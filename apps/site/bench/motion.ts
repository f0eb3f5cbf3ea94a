/**
 * `pnpm bench:motion`: counts what the browser does while a slide changes and while light floods the screen, at a
 * quarter of this machine's speed. Needs a build. Prints counts; judges nothing: machines differ, readers compare.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import { countWork, type TraceEvent } from './countWork.ts';
import { serveBuild } from './serveBuild.ts';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const SLOWER = 4;

const site = await serveBuild(path.join(import.meta.dirname, '..'));
const browser = await chromium.launch({
  ...(existsSync(CHROMIUM) && { executablePath: CHROMIUM }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});

/** Starts a movement, gives it time, and counts the work of its frames: from a little after the start to its end. */
async function measure(page: Page, start: () => Promise<void>, { from, to }: { from: number; to: number }) {
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
    addEventListener('click', () => performance.mark('bench-start'), { capture: true, once: true });
  });
  await start();
  await page.waitForTimeout(to + 400);
  await endTrace(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return countWork(events, { mark: 'bench-start', fromMs: from, toMs: to });
}

async function endTrace(session: CDPSession) {
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
}

const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const table: Record<string, Awaited<ReturnType<typeof measure>>> = {};

await page.goto(`${site.address}/grow-together`, { waitUntil: 'networkidle' });
const next = page.getByRole('button', { name: 'Next slide' });
await next.click();
await page.waitForTimeout(2000);
const change = () => next.click();
table['slide change, whole'] = await measure(page, change, { from: 0, to: 1600 });
await page.waitForTimeout(1000);
table['slide change, its frames'] = await measure(page, change, { from: 300, to: 1600 });

await page.goto(site.address, { waitUntil: 'networkidle' });
await page.getByRole('textbox').fill('Amélie');
await page.waitForTimeout(1500);
const choice = page.getByRole('main').getByRole('link', { name: 'student' });
await choice.hover();
await page.waitForTimeout(500);
const choose = () => choice.click();
table['flood, its frames'] = await measure(page, choose, { from: 300, to: 1600 });

console.table(table);
await browser.close();
site.stop();
