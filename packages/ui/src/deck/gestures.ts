import { isPinchZoomed } from '../pinchZoom.ts';

/** Movements of this distance in px are swipes at any speed. */
const FAR = 40;
/** Movements of this speed in px per ms are swipes at any distance. */
const FAST = 0.3;
/** Movements shorter than this in px are a trembling finger. */
export const TREMBLE = 12;
/** Horizontal travel that counts as a step, in px. */
const STEP_PX = 30;
/** A pause of this length ends a gesture, in ms. */
const PAUSE_MS = 160;

type Wheel = { deltaX: number; deltaY: number; ctrlKey: boolean; shiftKey: boolean; timeStamp: number };

/**
 * Returns a function that turns wheel events into steps: one per gesture, whatever its inertia, and for sideways movement
 * only. Zoom (Control) and vertical scroll are left to the browser.
 */
export function makeWheelReader(): (wheel: Wheel) => { horizontal: boolean; by: -1 | 0 | 1 } {
  let travelled = 0;
  let done = false;
  let last = Number.NEGATIVE_INFINITY;
  return ({ deltaX, deltaY, ctrlKey, shiftKey, timeStamp }) => {
    if (timeStamp - last > PAUSE_MS) {
      travelled = 0;
      done = false;
    }
    const horizontal = !ctrlKey && !shiftKey && Math.abs(deltaX) > 1.5 * Math.abs(deltaY);
    if (!horizontal) return { horizontal, by: 0 };

    last = timeStamp;
    travelled += deltaX;
    if (done || Math.abs(travelled) < STEP_PX) return { horizontal, by: 0 };
    done = true;
    return { horizontal, by: travelled > 0 ? 1 : -1 };
  };
}

/**
 * Calls `onStep` for sideways movements of a wheel or trackpad over an element, with 0 between steps, and cancels their
 * default, which would go back in history. Stops with the signal.
 */
export function listenToWheel(
  element: HTMLElement,
  onStep: (by: -1 | 0 | 1, event: WheelEvent) => void,
  signal: AbortSignal,
): void {
  const readWheel = makeWheelReader();
  element.addEventListener(
    'wheel',
    (event) => {
      if (isPinchZoomed()) return;
      const { horizontal, by } = readWheel(event);
      if (!horizontal) return;
      event.preventDefault();
      onStep(by, event);
    },
    { signal, passive: false },
  );
}

/** Returns 1 for a swipe to the left (next slide), -1 to the right, 0 for a tap or a scroll. Lengths in px. */
export function swipeStep({ dx, dy, ms }: { dx: number; dy: number; ms: number }): -1 | 0 | 1 {
  const distance = Math.abs(dx);
  const least = Math.max(TREMBLE, Math.min(FAR, FAST * ms));
  if (distance < least || distance <= Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/** Turns a step on the screen into a step in reading order: reversed in right-to-left text. */
export function inReadingOrder(by: number, deck: Element): number {
  return getComputedStyle(deck).direction === 'rtl' ? -by : by;
}
