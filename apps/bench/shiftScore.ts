/** A shift of the layout: its share of the window, and when it happened (ms). */
type Shift = { value: number; at: number };

/** Shifts closer than this (ms) are felt as one, for at most `WINDOW_MS`. */
const GAP_MS = 1000;
const WINDOW_MS = 5000;

/** Cumulative layout shift as browsers' makers define it: the worst series of shifts that follow each other closely. */
export function shiftScore(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let began = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { value, at } of shifts) {
    if (at - last > GAP_MS || at - began > WINDOW_MS) {
      sum = 0;
      began = at;
    }
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
