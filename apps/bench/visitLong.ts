import type { Browser, CDPSession } from 'playwright';
import { DEVICES } from './devices.ts';
import { goRounds, NAVIGATIONS_OF_ROUND } from './goRounds.ts';

/** Keeps V8 from making machine code: what is left is what a page keeps, on every machine the same. */
export const NO_MACHINE_CODE = '--js-flags=--jitless';

/** Memory of a page after a number of navigations, once garbage is collected. */
export type Counted = { navigations: number; bytes: number; nodes: number; listeners: number };
export type LongVisit = { blank: Counted; counted: readonly Counted[] };

/** Goes round a site, and counts at each of these numbers of navigations. */
export async function visitLong(
  browser: Browser,
  site: string,
  { at }: { at: readonly number[] },
): Promise<LongVisit> {
  const context = await browser.newContext({ ...DEVICES.desktop, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const blank = await count(session, 0);
  await page.goto(`${site}/grow-together`, { waitUntil: 'networkidle' });
  const counted: Counted[] = [];
  let done = 0;
  for (const navigations of at) {
    await page.evaluate(goRounds, (navigations - done) / NAVIGATIONS_OF_ROUND);
    done = navigations;
    counted.push(await count(session, done));
  }
  await context.close();
  return { blank, counted };
}

async function count(session: CDPSession, navigations: number): Promise<Counted> {
  // The first collection lets go of what the second can then find.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { navigations, bytes: usedSize, nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}
