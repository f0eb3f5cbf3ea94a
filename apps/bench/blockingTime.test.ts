import { expect, test } from 'vitest';
import { blockingTime } from './blockingTime.ts';

test('counts what tasks take over 50 ms, after the first paint', () => {
  const tasks = [
    { at: 10, duration: 400 },
    { at: 300, duration: 80 },
    { at: 900, duration: 55 },
  ];

  expect(blockingTime(tasks, 200)).toBe(35);
  expect(blockingTime([], 200)).toBe(0);
});
