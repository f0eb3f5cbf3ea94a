import { expect, test } from 'vitest';
import type { TraceEvent } from './countWork.ts';
import { presentedFrames } from './presentedFrames.ts';

const event = (name: string, ms: number, rest: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'I',
  ts: ms * 1000,
  pid: 1,
  tid: 1,
  ...rest,
});

const frame = (ms: number, sequence: number, state: string, rest: Partial<TraceEvent> = {}) =>
  event('PipelineReporter', ms, {
    ph: 'b',
    tid: 2,
    args: { frame_reporter: { state, frame_sequence: sequence } },
    ...rest,
  });

test('counts what the compositor says of the frames of one page after the mark', () => {
  const counted = presentedFrames(
    [
      frame(90, 1, 'STATE_DROPPED'),
      event('press', 100),
      frame(110, 2, 'STATE_PRESENTED_ALL'),
      frame(127, 3, 'STATE_PRESENTED_PARTIAL'),
      frame(127, 3, 'STATE_PRESENTED_ALL'),
      frame(144, 4, 'STATE_DROPPED'),
      frame(144, 5, 'STATE_DROPPED', { pid: 2 }),
      frame(144, 6, 'STATE_DROPPED', { ph: 'e' }),
      frame(160, 7, 'STATE_NO_UPDATE_DESIRED'),
      frame(177, 8, 'STATE_DROPPED'),
      frame(177, 8, 'STATE_PRESENTED_ALL'),
      frame(800, 9, 'STATE_DROPPED'),
    ],
    { mark: 'press', lastsMs: 500 },
  );

  expect(counted).toEqual({ shown: 3, withoutMain: 1, dropped: 1 });
});

test('says so when nothing marks the beginning', () => {
  expect(() => presentedFrames([frame(1, 1, 'STATE_DROPPED')], { mark: 'press', lastsMs: 500 })).toThrow(
    /"press"/,
  );
});
