import type { CDPSession, Page } from 'playwright';
import type { Around } from './around.ts';
import { DEVICES } from './devices.ts';
import type { Section } from './section.ts';

/** Navigations after which the page is counted; growth is measured between the last two. */
const AT = [20, 100, 500] as const;

/** What a visit leaves behind: heap, nodes and listeners after many changes of page. */
export async function heap({ browser, site }: Around): Promise<Section> {
  const context = await browser.newContext({ ...DEVICES.desktop, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(`${site}/grow-together`, { waitUntil: 'networkidle' });
  const counted: Counted[] = [];
  for (let done = 0; done < (AT.at(-1) ?? 0); ) {
    done += await goRound(page);
    if (done >= (AT[counted.length] ?? Number.POSITIVE_INFINITY)) counted.push(await count(session, done));
  }
  await context.close();
  const [first, middle, last] = counted as [Counted, Counted, Counted];
  const growth = (last.bytes - middle.bytes) / (last.navigations - middle.navigations);
  return {
    title: 'Heap',
    note: 'Slides, a story, its neighbour and back, again and again, after garbage collection.',
    columns: ['', ...counted.map(({ navigations }) => `${navigations} navigations`), 'growth per navigation'],
    rows: [
      [
        'heap, MiB',
        ...counted.map(({ bytes }) => (bytes / 2 ** 20).toFixed(2)),
        `${growth.toFixed(0)} bytes`,
      ],
      [
        'nodes',
        first.nodes,
        middle.nodes,
        last.nodes,
        ((last.nodes - middle.nodes) / (last.navigations - middle.navigations)).toFixed(2),
      ],
      [
        'listeners',
        first.listeners,
        middle.listeners,
        last.listeners,
        ((last.listeners - middle.listeners) / (last.navigations - middle.navigations)).toFixed(2),
      ],
    ],
  };
}

type Counted = { navigations: number; bytes: number; nodes: number; listeners: number };

async function count(session: CDPSession, navigations: number): Promise<Counted> {
  // The first collection lets go of what the second can then find.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { navigations, bytes: usedSize, nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

/** From the slides to a story, to the next one and back to the slides. Gives the number of navigations. */
async function goRound(page: Page): Promise<number> {
  const pressed = (selector: string) =>
    page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
  await pressed('.gt-deck__slide[data-current] li a');
  await page.locator('html.page-story').waitFor();
  const before = new URL(page.url()).pathname;
  await pressed('.story-nav__link:not([hidden])');
  await page.waitForURL((url) => url.pathname !== before);
  await page.locator('.story-nav__link').first().waitFor({ state: 'attached' });
  await page.goBack();
  await page.goBack();
  await page.locator('html.page-slides').waitFor();
  return 4;
}
