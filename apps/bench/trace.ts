import type { Page } from 'playwright';

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

/** The part of a trace event that is counted; times in microseconds. */
export type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** The part of `dur` in which the thread itself ran. */
  tdur?: number;
  args?: {
    beginData?: { frame?: string };
    data?: { nodeName?: string };
    elementCount?: number;
    /** Only on a commit: the frame that it belongs to. */
    frameSeqId?: number;
    frame_reporter?: { state?: string; frame_sequence?: number };
  };
  pid: number;
  tid: number;
  /** Id that joins the beginning (`b`) and the end (`e`) of an event with a duration. */
  id2?: { local?: string };
};

/** A stretch of a trace, in ms after a mark, and the frame of the page: drawings in files are frames of their own. */
type Stretch = { mark: string; fromMs: number; toMs: number; frame: string };

/** Tasks longer than this (ms) are felt. */
const LONG_MS = 50;

/**
 * Counts layouts, style recalculations, paints and long tasks of the page's main thread in a stretch of a trace. A task
 * is as long as its thread was at work: what other programs take of a busy machine is not the page's.
 */
export function countWork(events: readonly TraceEvent[], { mark, fromMs, toMs, frame }: Stretch) {
  const start = events.find(({ name }) => name === mark);
  if (!start) throw new Error(`The trace has no mark "${mark}": the movement was not started by a click.`);
  const from = start.ts + fromMs * 1000;
  const to = start.ts + toMs * 1000;
  // Includes tasks under way when the stretch begins: a click is marked inside the task that handles it.
  const mine = events.filter(
    ({ ts, dur = 0, pid, tid }) => pid === start.pid && tid === start.tid && ts + dur >= from && ts <= to,
  );
  const count = (name: string) =>
    mine.filter((event) => event.name === name && (event.ph === 'X' || event.ph === 'B')).length;
  // Every task is in the trace twice, by this name and by one inside it.
  const tasks = mine.filter(({ name }) => name === 'RunTask').map(({ dur = 0, tdur = dur }) => tdur / 1000);
  return {
    layouts: mine.filter(({ name, args }) => name === 'Layout' && args?.beginData?.frame === frame).length,
    styles: count('UpdateLayoutTree') + count('RecalculateStyles'),
    paints: count('Paint'),
    'long tasks': tasks.filter((ms) => ms > LONG_MS).length,
    'longest task, ms': Math.round(Math.max(0, ...tasks)),
  };
}

/**
 * Event with which the compositor reports that a frame was shown or dropped (`PipelineReporter`, category `benchmark`).
 */
const REPORT = 'PipelineReporter';

/**
 * Counts the frames of a page in a stretch of a trace as its compositor reports them: those that the screen showed, the ones
 * of them that showed movement while the main thread was late with what it had to add, and those that were dropped. `mark`:
 * the event of the page that the stretch (ms) begins with.
 */
export function presentedFrames(
  events: readonly TraceEvent[],
  { mark, lastsMs }: { mark: string; lastsMs: number },
): { shown: number; withoutMain: number; dropped: number } {
  const start = events.find(({ name }) => name === mark);
  if (!start) throw new Error(`The trace has no mark "${mark}": the movement was not started by a click.`);
  // A frame whose main thread was late is reported twice: without what was late, and with it.
  const reports = new Map<number | undefined, string[]>();
  for (const { name, ph, pid, ts, args } of events) {
    const isOfPage = name === REPORT && ph === 'b' && pid === start.pid;
    if (!isOfPage || ts < start.ts || ts > start.ts + lastsMs * 1000) continue;
    const { frame_sequence: sequence, state = '' } = args?.frame_reporter ?? {};
    reports.set(sequence, [...(reports.get(sequence) ?? []), state]);
  }
  const frames = [...reports.values()];
  const isShown = (states: readonly string[]) => states.some((state) => state.startsWith('STATE_PRESENTED'));
  return {
    shown: frames.filter(isShown).length,
    withoutMain: frames.filter((states) => states.includes('STATE_PRESENTED_PARTIAL')).length,
    dropped: frames.filter((states) => !isShown(states) && states.includes('STATE_DROPPED')).length,
  };
}

/** State of a frame that had everything from the main thread (`PipelineReporter`, category `benchmark`). */
const WHOLE = 'STATE_PRESENTED_ALL';

/** Marks of a trace: a press, and the change of the document that answers it. */
type Change = { press: string; change: string };

/**
 * Returns how long after a press the screen had what the press changed, in ms: the first frame whose main thread committed
 * after the change, at the time when it was presented. A movement that the compositor began before is no answer yet: at its
 * beginning it moves nothing by a pixel. Throws when a mark is missing, or no such frame was shown.
 */
export function paintedChange(events: readonly TraceEvent[], { press, change }: Change): number {
  const timeOf = (mark: string): TraceEvent => {
    const event = events.find(({ name }) => name === mark);
    if (!event) throw new Error(`The trace has no mark "${mark}".`);
    return event;
  };
  const pressed = timeOf(press);
  const { pid, tid, ts: changed } = timeOf(change);
  const commit = events.find(
    (event) => event.name === 'Commit' && event.pid === pid && event.tid === tid && event.ts >= changed,
  );
  const committed = commit?.args?.frameSeqId ?? Number.POSITIVE_INFINITY;
  const ends: number[] = [];
  for (const [at, { name, ph, pid: from, id2, args }] of events.entries()) {
    const { state = '', frame_sequence: sequence = -1 } = args?.frame_reporter ?? {};
    if (name !== 'PipelineReporter' || ph !== 'b' || from !== pid || state !== WHOLE || sequence < committed)
      continue;
    // The compositor writes beginning and end of a frame one after the other, when it knows both.
    const end = events
      .slice(at + 1)
      .find(
        (event) =>
          event.name === name && event.ph === 'e' && event.pid === from && event.id2?.local === id2?.local,
      );
    if (end) ends.push(end.ts);
  }
  const presented = Math.min(...ends);
  if (!Number.isFinite(presented)) throw new Error(`No frame after "${change}" was shown.`);
  return (presented - pressed.ts) / 1000;
}
