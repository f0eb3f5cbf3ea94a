import { expect, test } from 'vitest';
import { makeWheelReader, swipeStep } from './gestures.ts';

const wheel = (deltaX: number, deltaY: number, timeStamp: number, keys = {}) => ({
  deltaX,
  deltaY,
  timeStamp,
  ctrlKey: false,
  shiftKey: false,
  ...keys,
});

test('a swipe is far or fast', () => {
  expect(swipeStep({ dx: -40, dy: 5, ms: 900 })).toBe(1);
  expect(swipeStep({ dx: 18, dy: 2, ms: 50 })).toBe(-1);
  expect(swipeStep({ dx: -30, dy: 2, ms: 400 })).toBe(0);
});

test('a scroll, a tap and a tremble are no swipe', () => {
  expect(swipeStep({ dx: -60, dy: 80, ms: 100 })).toBe(0);
  expect(swipeStep({ dx: 0, dy: 0, ms: 60 })).toBe(0);
  expect(swipeStep({ dx: -8, dy: 0, ms: 4 })).toBe(0);
});

test('a wheel gesture is one step, however long its inertia', () => {
  const read = makeWheelReader();
  const steps = [20, 40, 60, 40, 20, 5].map((delta, index) => read(wheel(delta, 0, index * 16)).by);

  expect(steps).toEqual([0, 1, 0, 0, 0, 0]);
  expect(read(wheel(-50, 0, 1000)).by).toBe(-1);
});

test('vertical scroll and zoom are left alone', () => {
  const read = makeWheelReader();

  expect(read(wheel(10, 90, 0))).toEqual({ horizontal: false, by: 0 });
  expect(read(wheel(90, 0, 10, { ctrlKey: true }))).toEqual({ horizontal: false, by: 0 });
});
