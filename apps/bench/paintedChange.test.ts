import { expect, test } from 'vitest';
import type { TraceEvent } from './countWork.ts';
import { paintedChange } from './paintedChange.ts';

const event = (name: string, ms: number, rest: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  ts: ms * 1000,
  pid: 1,
  tid: 1,
  ...rest,
});

const commit = (ms: number, frameSeqId: number, rest: Partial<TraceEvent> = {}) =>
  event('Commit', ms, { args: { frameSeqId }, ...rest });

const frame = (
  from: number,
  to: number,
  sequence: number,
  state: string,
  rest: Partial<TraceEvent> = {},
): TraceEvent[] => {
  const both = { tid: 2, id2: { local: `0x${sequence}${state.length}` }, ...rest };
  return [
    event('PipelineReporter', from, {
      ph: 'b',
      args: { frame_reporter: { state, frame_sequence: sequence } },
      ...both,
    }),
    event('PipelineReporter', to, { ph: 'e', ...both }),
  ];
};

const CHANGE = { press: 'press', change: 'change' };
const marks = [event('press', 100), event('change', 110)];

test('counts from the press to the frame that shows what was committed after the change', () => {
  const painted = paintedChange(
    [
      ...marks,
      commit(105, 6),
      ...frame(90, 118, 6, 'STATE_PRESENTED_ALL'),
      commit(112, 7, { pid: 2 }),
      commit(115, 8),
      ...frame(107, 124, 7, 'STATE_PRESENTED_PARTIAL'),
      ...frame(107, 125, 9, 'STATE_PRESENTED_ALL', { pid: 2 }),
      ...frame(110, 130, 8, 'STATE_PRESENTED_PARTIAL'),
      ...frame(110, 141, 8, 'STATE_PRESENTED_ALL'),
      ...frame(140, 158, 9, 'STATE_PRESENTED_ALL'),
    ],
    CHANGE,
  );

  expect(painted).toBe(41);
});

test('a frame that was dropped is waited for until the next one', () => {
  const events = [
    ...marks,
    commit(115, 8),
    ...frame(110, 130, 8, 'STATE_DROPPED'),
    ...frame(127, 147, 9, 'STATE_PRESENTED_ALL'),
  ];

  expect(paintedChange(events, CHANGE)).toBe(47);
});

test('says what is missing: a mark, or a frame', () => {
  expect(() => paintedChange(marks.slice(0, 1), CHANGE)).toThrow(/no mark "change"/);
  expect(() => paintedChange([...marks, commit(115, 8)], CHANGE)).toThrow(/No frame after "change"/);
});
