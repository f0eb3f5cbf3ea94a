import { picturePainted } from '../early/picturePainted.ts';

/** Longer than this nothing is waited for, ms: a picture that never comes would keep the page from coming to life. */
const PATIENCE_MS = 9000;

/**
 * Waits until the page is loaded, the picture it asks for at once is painted and the browser has nothing to do, or only
 * until the visitor touches the page or nine seconds have gone by. Call it while the page is still being read; the signal
 * ends the listening.
 */
export function whenIdle(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    const idle = () => (window.requestIdleCallback ?? setTimeout)(resolve);
    const options = { capture: true, signal };
    addEventListener('pointerdown', resolve, options);
    addEventListener('keydown', resolve, options);
    addEventListener('focusin', resolve, options);
    addEventListener('load', () => picturePainted().then(idle), options);
    setTimeout(resolve, PATIENCE_MS);
  });
}
