import type { Tab } from './openTab.ts';

/** Number of checks in a row that must find the page idle, so that work in idle callbacks is done. */
const RESTS = 2;
const MOST_LOOKS = 600;

/**
 * Waits until a page is hydrated, has its typefaces, no longer fades (text that fades has too little contrast), and has all
 * responses. Rejects when that takes far too long.
 */
export async function atRest({ page, watched }: Tab, typeface: string): Promise<void> {
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  for (let looks = 0, rests = 0; rests < RESTS; looks += 1) {
    if (looks === MOST_LOOKS) throw new Error(`${page.url()} never comes to rest.`);
    const isStill = await page.evaluate(isAtRest, typeface);
    rests = isStill && watched.pending() === 0 ? rests + 1 : 0;
  }
}

/** Runs in the page: returns whether it has its typeface and nothing fades, when the browser is idle. */
export async function isAtRest(typeface: string): Promise<boolean> {
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 })),
  );
  const hasTypeface = [...document.fonts].some(
    ({ family, status }) => family.includes(typeface) && status === 'loaded',
  );
  const isFading = document.getAnimations().some(
    ({ effect, playState, timeline }) =>
      playState === 'running' &&
      // Leaves out what follows scrolling: it is always running.
      timeline instanceof DocumentTimeline &&
      effect instanceof KeyframeEffect &&
      effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
      effect.getKeyframes().some((frame) => 'opacity' in frame),
  );
  return hasTypeface && !isFading;
}
