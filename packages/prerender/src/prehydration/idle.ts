/** Longest wait in ms: an image that never loads must not keep the page from hydrating. */
const MAX_WAIT_MS = 9000;

/** Longest wait for an idle browser in ms: where nothing moves, some browsers have no idle time before the next frame. */
const MAX_IDLE_WAIT_MS = 1000;

/**
 * Resolves when the page is loaded, its priority image is painted, and the browser is idle or has not been for a second; or as
 * soon as the visitor touches the page, or after nine seconds. Call it while the page is being parsed. The signal removes the
 * listeners.
 */
export function whenIdle(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    const options = { capture: true, signal };
    const waitUntilIdle = async () => {
      await picturePainted();
      (window.requestIdleCallback ?? setTimeout)(resolve);
      setTimeout(resolve, MAX_IDLE_WAIT_MS);
    };
    addEventListener('pointerdown', resolve, options);
    addEventListener('keydown', resolve, options);
    addEventListener('focusin', resolve, options);
    addEventListener('load', waitUntilIdle, options);
    setTimeout(resolve, MAX_WAIT_MS);
  });
}

/** Yields to the browser, so that it can handle input between two tasks. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Resolves when the image with `fetchpriority` is painted. The `load` event may fire before the image is decoded; the
 * frame after decoding paints it.
 */
export async function picturePainted(): Promise<void> {
  try {
    await document.querySelector<HTMLImageElement>('img[fetchpriority]')?.decode();
  } catch {
    // A missing image is never painted.
  }
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
