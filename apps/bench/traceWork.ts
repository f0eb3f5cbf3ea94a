import type { Page } from 'playwright';
import type { TraceEvent } from './countWork.ts';

/** Everything the browser notes of these categories (a list with commas) until `work` is done, on all its threads. */
export async function traceWork(
  page: Page,
  categories: string,
  work: () => Promise<void>,
): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}
