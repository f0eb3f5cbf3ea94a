import type { TraceEvent } from './countWork.ts';

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
