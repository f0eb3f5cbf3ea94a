/** Longest wait in ms: hidden tabs do not paint. */
const LONGEST_MS = 100;

/**
 * Calls back after the next paint, so that the response to a press is visible before the work that it starts. Returns a
 * function that cancels it.
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
