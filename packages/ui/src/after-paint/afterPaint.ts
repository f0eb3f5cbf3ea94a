/** A page that nobody sees paints nothing, as in a hidden tab: it is not waited for longer than this, in ms. */
const LONGEST_MS = 100;

/**
 * Calls back once what has changed so far is painted: a press shows its answer before the work that it starts. Gives
 * what calls it off.
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
