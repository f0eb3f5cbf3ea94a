import { expect, it, vi } from 'vitest';
import { createTimers, systemClock } from './clock.ts';
import { createFakeClock } from './testing/createFakeClock.ts';

it('runs a timer once, when its time has come', () => {
  const clock = createFakeClock();
  const timers = createTimers(clock);
  const elapsed = vi.fn();
  timers.start('a', 100, elapsed);

  clock.pass(99.9);
  expect(elapsed).not.toHaveBeenCalled();
  expect(timers.running()).toEqual(['a']);
  clock.pass(0.1);
  clock.pass(1000);
  expect(elapsed).toHaveBeenCalledTimes(1);
  expect(timers.running()).toEqual([]);
});

it('replaces a timer of the same name and tells the one it replaced', () => {
  const clock = createFakeClock();
  const timers = createTimers(clock);
  const [first, stopped, second] = [vi.fn(), vi.fn(), vi.fn()];
  timers.start('a', 100, first, stopped);
  timers.start('a', 200, second);

  expect(stopped).toHaveBeenCalledTimes(1);
  clock.pass(200);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

it('lets timers of other names run', () => {
  const clock = createFakeClock();
  const timers = createTimers(clock);
  const other = vi.fn();
  timers.start('a', 100, vi.fn());
  timers.start('b', 100, other);
  timers.stop('a');
  timers.stop('never started');

  clock.pass(100);
  expect(other).toHaveBeenCalledTimes(1);
});

it('stops every timer at once', () => {
  const clock = createFakeClock();
  const timers = createTimers(clock);
  const [elapsed, stopped] = [vi.fn(), vi.fn()];
  timers.start('a', 100, elapsed, stopped);
  timers.start('b', 100, elapsed);
  timers.stopAll();

  clock.pass(100);
  expect(elapsed).not.toHaveBeenCalled();
  expect(stopped).toHaveBeenCalledTimes(1);
  expect(clock.waiting()).toBe(0);
});

it('may start a timer of its own name when it elapses', () => {
  const clock = createFakeClock();
  const timers = createTimers(clock);
  const second = vi.fn();
  timers.start('a', 100, () => timers.start('a', 100, second));

  clock.pass(100);
  expect(timers.running()).toEqual(['a']);
  clock.pass(100);
  expect(second).toHaveBeenCalledTimes(1);
});

it('goes by the clock of the machine outside tests', () => {
  vi.useFakeTimers({ now: 5000 });
  const [kept, prevented] = [vi.fn(), vi.fn()];
  systemClock.after(10, kept);
  systemClock.after(10, prevented)();
  vi.advanceTimersByTime(10);

  expect(systemClock.now()).toBe(5010);
  expect(kept).toHaveBeenCalledTimes(1);
  expect(prevented).not.toHaveBeenCalled();
  vi.useRealTimers();
});
