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
