import type { Clock } from './clock/Clock.ts';

/** Timers by name, at most one of each, so that nothing late can touch what has been replaced. */
export type Timers = {
  /** Starts a timer; one of the same name is stopped first. `onStopped` runs when it will never elapse. */
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
