/** This far is a swipe, however slow, in px. */
const FAR = 40;
/** This fast is a swipe, however short, in px per ms. */
const FAST = 0.3;
/** Below this a finger only trembled, in px. */
const TREMBLE = 12;

/** 1 for a swipe to the left (the next slide comes), -1 to the right, 0 for a tap or a scroll. Lengths in px. */
export function swipeStep({ dx, dy, ms }: { dx: number; dy: number; ms: number }): -1 | 0 | 1 {
  const distance = Math.abs(dx);
  const least = Math.max(TREMBLE, Math.min(FAR, FAST * ms));
  if (distance < least || distance <= Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
