import type { Around } from './around.ts';
import { launch } from './browser.ts';
import { type Counted, type LongVisit, NO_MACHINE_CODE, visitLong } from './longVisit.ts';
import type { Section } from './report.ts';

/** Numbers of navigations after which memory is measured. Growth is the difference between the last two. */
const AT = [20, 100, 500] as const;

/** Measures heap, nodes and listeners after many navigations. */
export async function heap({ browser, site }: Around): Promise<Section> {
  const usual = await visitLong(browser, site, { at: AT });
  const plainBrowser = await launch([NO_MACHINE_CODE]);
  const plain = await visitLong(plainBrowser, site, { at: AT });
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
      heapRow('without machine code of V8, MiB', plain),
      countRow('nodes'),
      countRow('listeners'),
    ],
  };
}

function growthOf(counted: readonly Counted[], of: (count: Counted) => number): number {
  const [before, after] = counted.slice(-2) as [Counted, Counted];
  return (of(after) - of(before)) / (after.navigations - before.navigations);
}
