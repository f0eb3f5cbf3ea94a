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

test('counts the work of one thread between two times after the mark', () => {
  const counted = countWork(
    [
      event('start', 100, { ph: 'R' }),
      event('Layout', 120),
      event('Layout', 500),
      event('Paint', 600),
      event('Paint', 600, { tid: 2 }),
      event('RunTask', 700, { dur: 80_000 }),
      event('RunTask', 710, { dur: 9000 }),
      event('Layout', 5000),
    ],
    { mark: 'start', fromMs: 300, toMs: 1600 },
  );

  expect(counted).toEqual({
    layouts: 1,
    styles: 0,
    paints: 1,
    'long tasks': 1,
    'longest task, ms': 80,
  });
});

test('says when the movement was never started', () => {
  expect(() => countWork([], { mark: 'start', fromMs: 0, toMs: 1 })).toThrow(/no mark "start"/);
});
