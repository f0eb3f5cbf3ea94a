/** Longer tasks (ms) keep a visitor waiting, by what they are longer. */
const LONG_MS = 50;

/** Total blocking time in ms: what tasks take over 50 ms, after something can be seen. */
export function blockingTime(
  longTasks: readonly { at: number; duration: number }[],
  firstPaint: number,
): number {
  return longTasks
    .filter(({ at }) => at >= firstPaint)
    .reduce((sum, { duration }) => sum + duration - LONG_MS, 0);
}
