type Wheel = { deltaX: number; deltaY: number; ctrlKey: boolean; shiftKey: boolean; timeStamp: number };

/** Horizontal travel that counts as a wish, in px. */
const WISH = 30;
/** A pause that ends a gesture, in ms: after it, the next travel is a new wish. */
const PAUSE_MS = 160;

/**
 * Reads a wheel or trackpad: one step per gesture, however long its inertia, and only when it moves sideways. Zoom
 * (Control) and vertical scroll are not ours.
 */
export function makeWheelReader(): (wheel: Wheel) => { horizontal: boolean; by: -1 | 0 | 1 } {
  let travelled = 0;
  let spent = false;
  let last = Number.NEGATIVE_INFINITY;
  return ({ deltaX, deltaY, ctrlKey, shiftKey, timeStamp }) => {
    if (timeStamp - last > PAUSE_MS) {
      travelled = 0;
      spent = false;
    }
    const horizontal = !ctrlKey && !shiftKey && Math.abs(deltaX) > 1.5 * Math.abs(deltaY);
    if (!horizontal) return { horizontal, by: 0 };

    last = timeStamp;
    travelled += deltaX;
    if (spent || Math.abs(travelled) < WISH) return { horizontal, by: 0 };
    spent = true;
    return { horizontal, by: travelled > 0 ? 1 : -1 };
  };
}

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

/** A step on the screen as a step from slide to slide: turned round where text runs from right to left. */
export function inReadingOrder(by: number, deck: Element): number {
  return getComputedStyle(deck).direction === 'rtl' ? -by : by;
}
