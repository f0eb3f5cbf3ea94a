import { expect, test } from 'vitest';
import { blockingTime, shiftScore } from './watchPaints.ts';

test('adds shifts that follow each other closely, and returns the worst series', () => {
  const score = shiftScore([
    { value: 0.1, at: 0 },
    { value: 0.2, at: 900 },
    { value: 0.25, at: 3000 },
  ]);

  expect(score).toBeCloseTo(0.3);
});

test('a series ends after five seconds', () => {
  const shifts = Array.from({ length: 8 }, (_, index) => ({ value: 0.1, at: index * 900 }));

  expect(shiftScore(shifts)).toBeCloseTo(0.6);
  expect(shiftScore([])).toBe(0);
});

test('adds the time of tasks beyond 50 ms after the first paint', () => {
  const tasks = [
    { at: 10, duration: 400 },
    { at: 300, duration: 80 },
    { at: 900, duration: 55 },
  ];

  expect(blockingTime(tasks, 200)).toBe(35);
  expect(blockingTime([], 200)).toBe(0);
});
