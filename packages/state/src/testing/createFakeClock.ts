import type { Clock } from '../clock.ts';

/** A clock that stands still until a test moves it with `pass`. Fractions of milliseconds count. */
export type FakeClock = Clock & {
  /** Moves the clock by `ms` milliseconds, and runs the timers that elapse, in order. */
  pass(ms: number): void;
  /** Number of running timers. */
  waiting(): number;
};

export function createFakeClock(): FakeClock {
  let time = 0;
  let timers: { due: number; run: () => void }[] = [];

  return {
    now: () => time,
    after(ms, run) {
      const timer = { due: time + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass(ms) {
      const end = time + ms;
      for (;;) {
        const [next] = timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due);
        if (!next) break;
        timers = timers.filter((other) => other !== next);
        time = next.due;
        next.run();
      }
      time = end;
    },
    waiting: () => timers.length,
  };
}
