/** Clock of the state; tests pass one that they move by hand. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `run` once, `ms` milliseconds from now (fractions allowed). Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
};

/** Clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Timers by name. At most one of each name runs, so that an old timer never overwrites the changes of a newer one. */
export type Timers = {
  /** Starts a timer, and stops another one of the same name. `onStopped` runs when the timer will never elapse. */
  start(name: string, ms: number, onElapsed: () => void, onStopped?: () => void): void;
  stop(name: string): void;
  stopAll(): void;
  /** Names of the running timers. */
  running(): string[];
};

export function createTimers(clock: Clock): Timers {
  const stops = new Map<string, () => void>();

  function stop(name: string) {
    const stopTimer = stops.get(name);
    stops.delete(name);
    stopTimer?.();
  }

  return {
    start(name, ms, onElapsed, onStopped) {
      stop(name);
      const cancel = clock.after(ms, () => {
        stops.delete(name);
        onElapsed();
      });
      stops.set(name, () => {
        cancel();
        onStopped?.();
      });
    },
    stop,
    stopAll: () => [...stops.keys()].forEach(stop),
    running: () => [...stops.keys()],
  };
}
