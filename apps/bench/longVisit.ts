import type { Browser, CDPSession } from 'playwright';
import { DEVICES } from './browser.ts';

/** Keeps V8 from compiling to machine code, so that memory is the same on every machine. */
export const NO_MACHINE_CODE = '--js-flags=--jitless';

/** Memory of a page after a number of navigations, after garbage collection. */
export type Counted = { navigations: number; bytes: number; nodes: number; listeners: number };
export type LongVisit = { blank: Counted; counted: readonly Counted[] };

/** Navigates in a site, and measures memory after each of these numbers of navigations. */
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
  // The second collection frees objects that finalizers of the first released.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { navigations, bytes: usedSize, nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

/**
 * Runs in a page of slides: navigates to a story, to the next one and back to the slides, four navigations a round. Runs many
 * rounds in one call, because every call from outside leaves objects in the heap of the page.
 */
export async function goRounds(rounds: number): Promise<void> {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const until = async (there: () => unknown) => {
    while (!there()) await pause(15);
  };
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const onward = '.story-nav__on';
  await until(() => find('html[data-live]'));
  for (let round = 0; round < rounds; round += 1) {
    find('.gt-deck__slide[data-current] li a')?.click();
    await until(() => find('html.page-story') && find(onward));
    const first = location.pathname;
    find(onward)?.click();
    await until(() => location.pathname !== first && find(onward));
    history.back();
    await until(() => location.pathname === first);
    await pause(50);
    history.back();
    await until(() => find('html.page-slides'));
    await pause(50);
  }
}

/** Number of navigations in a round. */
export const NAVIGATIONS_OF_ROUND = 4;
