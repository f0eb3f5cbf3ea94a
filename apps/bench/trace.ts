import type { Page } from 'playwright';

/** Traces all threads of the browser while `work` runs. `categories`: separated by commas. */
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

/** Fields of a trace event that are used; times in microseconds. */
export type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** Time in which the thread ran, without waiting. */
  tdur?: number;
  args?: {
    beginData?: { frame?: string };
    data?: { nodeName?: string };
    elementCount?: number;
    /** Only on a commit: number of its frame. */
    frameSeqId?: number;
    frame_reporter?: { state?: string; frame_sequence?: number };
  };
  pid: number;
  tid: number;
  /** Id that joins the beginning (`b`) and the end (`e`) of an event with a duration. */
  id2?: { local?: string };
};

/** Interval of a trace in ms after a mark, and the frame of the page. SVG files have frames of their own. */
type Stretch = { mark: string; fromMs: number; toMs: number; frame: string };

/** Time in ms that a task may take without blocking input noticeably. */
const LONG_MS = 50;

/**
 * Counts layouts, style recalculations, paints and long tasks of the page's main thread in an interval of a trace. The
 * duration of a task is the time of its thread, without the time that other programs take on a busy machine.
 */
export function countWork(events: readonly TraceEvent[], { mark, fromMs, toMs, frame }: Stretch) {
  const start = events.find(({ name }) => name === mark);
  if (!start) throw new Error(`The trace has no mark "${mark}": the movement was not started by a click.`);
  const from = start.ts + fromMs * 1000;
  const to = start.ts + toMs * 1000;
  // Includes tasks that run when the interval begins: the mark of a click is inside the task that handles it.
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
 * Counts the frames of a page that its compositor reports in an interval of a trace: presented frames, those of them that moved
 * while the main thread was late, and dropped frames. `mark`: the event of the page at which the interval (ms) begins.
 */
export function presentedFrames(
  events: readonly TraceEvent[],
  { mark, lastsMs }: { mark: string; lastsMs: number },
): { shown: number; withoutMain: number; dropped: number } {
  const start = events.find(({ name }) => name === mark);
  if (!start) throw new Error(`The trace has no mark "${mark}": the movement was not started by a click.`);
  // A frame with a late main thread is reported twice: first without the late part, then with it.
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

/** State of a frame that is complete (`PipelineReporter`, category `benchmark`). */
const WHOLE = 'STATE_PRESENTED_ALL';

/** Marks of a trace: a press, and the change of the document that follows. */
type Change = { press: string; change: string };

/**
 * Returns the time in ms from a press until the screen shows its change: the presentation of the first frame that the main
 * thread committed after the change. A movement that the compositor has just begun does not count, since nothing has moved
 * by a pixel yet. Throws when a mark is missing, or no such frame was shown.
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
    // The compositor writes the begin and end events of a frame together, when it knows both.
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
