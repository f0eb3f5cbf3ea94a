/** Longest wait in ms: a hidden tab paints nothing. */
const LONGEST_MS = 100;

/**
 * Calls back after the next paint, so that a press shows its answer before the work that it starts. Returns a function that
 * cancels it.
 */
export function afterPaint(callback: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    callback();
  }, LONGEST_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
