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
