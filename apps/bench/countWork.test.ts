import { expect, test } from 'vitest';
import { countWork, type TraceEvent } from './countWork.ts';

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

test('says when the movement was never started', () => {
  expect(() => countWork([], { mark: 'start', fromMs: 0, toMs: 1, frame: 'page' })).toThrow(
    /no mark "start"/,
  );
});
