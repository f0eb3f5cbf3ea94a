/** The part of a trace event that is counted; times in microseconds. */
export type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
};

/** A stretch of a trace, in ms after a mark. */
type Stretch = { mark: string; fromMs: number; toMs: number };

/** Tasks longer than this (ms) are felt. */
const LONG_MS = 50;

/** Counts layouts, style recalculations, paints and long tasks of the page's main thread in a stretch of a trace. */
export function countWork(events: readonly TraceEvent[], { mark, fromMs, toMs }: Stretch) {
  const start = events.find(({ name }) => name === mark);
  if (!start) throw new Error(`The trace has no mark "${mark}": the movement was not started by a click.`);
  const from = start.ts + fromMs * 1000;
  const to = start.ts + toMs * 1000;
  const mine = events.filter(
    ({ ts, pid, tid }) => pid === start.pid && tid === start.tid && ts >= from && ts <= to,
  );
  const count = (name: string) =>
    mine.filter((event) => event.name === name && (event.ph === 'X' || event.ph === 'B')).length;
  const tasks = mine
    .filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask')
    .map(({ dur = 0 }) => dur / 1000);
  return {
    layouts: count('Layout'),
    styles: count('UpdateLayoutTree') + count('RecalculateStyles'),
    paints: count('Paint'),
    'long tasks': tasks.filter((ms) => ms > LONG_MS).length,
    'longest task, ms': Math.round(Math.max(0, ...tasks)),
  };
}
