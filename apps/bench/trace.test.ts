import { expect, test } from 'vitest';
import { countWork, paintedChange, presentedFrames, type TraceEvent } from './trace.ts';

const event = (name: string, ms: number, rest: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  ts: ms * 1000,
  pid: 1,
  tid: 1,
  ...rest,
});

const PAGE = { beginData: { frame: 'page' } };

test('counts the work of one thread between two times after the mark', () => {
  const counted = countWork(
    [
      event('start', 100, { ph: 'R' }),
      event('Layout', 120, { args: PAGE }),
      event('Layout', 500, { args: PAGE }),
      event('Layout', 510, { args: { beginData: { frame: 'drawing' } } }),
      event('RunTask', 390, { dur: 60_000 }),
      event('Paint', 600),
      event('Paint', 600, { tid: 2 }),
      event('RunTask', 700, { dur: 80_000 }),
      event('RunTask', 710, { dur: 90_000, tdur: 9000 }),
      event('Layout', 5000, { args: PAGE }),
    ],
    { mark: 'start', fromMs: 300, toMs: 1600, frame: 'page' },
  );

  expect(counted).toEqual({
    layouts: 1,
    styles: 0,
    paints: 1,
    'long tasks': 2,
    'longest task, ms': 80,
  });
});

test('throws when the movement did not start', () => {
  expect(() => countWork([], { mark: 'start', fromMs: 0, toMs: 1, frame: 'page' })).toThrow(
    /no mark "start"/,
  );
});

const report = (ms: number, sequence: number, state: string, rest: Partial<TraceEvent> = {}) =>
  event('PipelineReporter', ms, {
    ph: 'b',
    tid: 2,
    args: { frame_reporter: { state, frame_sequence: sequence } },
    ...rest,
  });

test('counts the frames that the compositor reports for one page after the mark', () => {
  const counted = presentedFrames(
    [
      report(90, 1, 'STATE_DROPPED'),
      event('press', 100),
      report(110, 2, 'STATE_PRESENTED_ALL'),
      report(127, 3, 'STATE_PRESENTED_PARTIAL'),
      report(127, 3, 'STATE_PRESENTED_ALL'),
      report(144, 4, 'STATE_DROPPED'),
      report(144, 5, 'STATE_DROPPED', { pid: 2 }),
      report(144, 6, 'STATE_DROPPED', { ph: 'e' }),
      report(160, 7, 'STATE_NO_UPDATE_DESIRED'),
      report(177, 8, 'STATE_DROPPED'),
      report(177, 8, 'STATE_PRESENTED_ALL'),
      report(800, 9, 'STATE_DROPPED'),
    ],
    { mark: 'press', lastsMs: 500 },
  );

  expect(counted).toEqual({ shown: 3, withoutMain: 1, dropped: 1 });
});

test('throws without a mark', () => {
  expect(() => presentedFrames([report(1, 1, 'STATE_DROPPED')], { mark: 'press', lastsMs: 500 })).toThrow(
    /"press"/,
  );
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

test('measures from the press to the frame that shows the change', () => {
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

test('takes the next frame after a dropped one', () => {
  const events = [
    ...marks,
    commit(115, 8),
    ...frame(110, 130, 8, 'STATE_DROPPED'),
    ...frame(127, 147, 9, 'STATE_PRESENTED_ALL'),
  ];

  expect(paintedChange(events, CHANGE)).toBe(47);
});

test('throws for a missing mark and for a missing frame', () => {
  expect(() => paintedChange(marks.slice(0, 1), CHANGE)).toThrow(/no mark "change"/);
  expect(() => paintedChange([...marks, commit(115, 8)], CHANGE)).toThrow(/No frame after "change"/);
});
