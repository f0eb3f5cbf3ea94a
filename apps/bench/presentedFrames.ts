import type { TraceEvent } from './countWork.ts';

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
