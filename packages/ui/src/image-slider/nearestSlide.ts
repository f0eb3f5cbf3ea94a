/**
 * Index of the slide whose start is nearest to where a row is scrolled. `starts` are the slides' distances from the first
 * one in px; both may be negative, as they are where text runs from right to left.
 */
export function nearestSlide(starts: readonly number[], scrolled: number): number {
  let nearest = 0;
  for (const [index, start] of starts.entries()) {
    const best = starts[nearest] ?? 0;
    if (Math.abs(start - scrolled) < Math.abs(best - scrolled)) nearest = index;
  }
  return nearest;
}
