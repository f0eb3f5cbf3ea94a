import type { Clock } from '../clock.ts';

/** A clock that stands still until it is turned. Fractions of milliseconds count. */
export type FakeClock = Clock & {
  /** Lets `ms` milliseconds pass and runs what falls due on the way, in order. */
  pass(ms: number): void;
  /** How many timers run. */
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
