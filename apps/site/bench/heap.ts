import type { Browser, CDPSession } from 'playwright';
import type { Around } from './around.ts';
import { DEVICES } from './devices.ts';
import { goRounds, NAVIGATIONS_OF_ROUND } from './goRounds.ts';
import { launch } from './launch.ts';
import type { Section } from './section.ts';

/** Navigations after which the page is counted; growth is measured between the last two. */
const AT = [20, 100, 500] as const;

/** Keeps V8 from making machine code: what is left is what a page keeps, on every machine the same. */
const NO_MACHINE_CODE = '--js-flags=--jitless';

/** What a visit leaves behind: heap, nodes and listeners after many changes of page. */
export async function heap({ browser, site }: Around): Promise<Section> {
  const usual = await visitLong(browser, site);
  const plainBrowser = await launch([NO_MACHINE_CODE]);
  const plain = await visitLong(plainBrowser, site);
  await plainBrowser.close();
  const mebibytes = ({ bytes }: Counted) => (bytes / 2 ** 20).toFixed(2);
  const heapRow = (name: string, { counted }: LongVisit): Section['rows'][number] => [
    name,
    ...counted.map(mebibytes),
    `${growthOf(counted, ({ bytes }) => bytes).toFixed(0)} bytes`,
  ];
  const countRow = (name: 'nodes' | 'listeners'): Section['rows'][number] => [
    name,
    ...usual.counted.map((count) => count[name]),
    growthOf(usual.counted, (count) => count[name]).toFixed(2),
  ];
  return {
    title: 'Heap',
    note: `Slides, a story, its neighbour and back, again and again, after garbage collection. A blank page holds ${mebibytes(usual.blank)} MiB.`,
    columns: ['', ...AT.map((navigations) => `${navigations} navigations`), 'growth per navigation'],
    rows: [
      heapRow('heap, MiB', usual),
      heapRow('without machine code that V8 makes of what runs often, MiB', plain),
      countRow('nodes'),
      countRow('listeners'),
    ],
  };
}

type Counted = { navigations: number; bytes: number; nodes: number; listeners: number };
type LongVisit = { blank: Counted; counted: readonly Counted[] };

function growthOf(counted: readonly Counted[], of: (count: Counted) => number): number {
  const [before, after] = counted.slice(-2) as [Counted, Counted];
  return (of(after) - of(before)) / (after.navigations - before.navigations);
}

async function visitLong(browser: Browser, site: string): Promise<LongVisit> {
  const context = await browser.newContext({ ...DEVICES.desktop, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const blank = await count(session, 0);
  await page.goto(`${site}/grow-together`, { waitUntil: 'networkidle' });
  const counted: Counted[] = [];
  let done = 0;
  for (const navigations of AT) {
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
