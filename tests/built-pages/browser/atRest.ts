import type { Tab } from './openTab.ts';

/** Times that a page is found at rest before it is: what comes when there is time has come by then. */
const RESTS = 2;
const MOST_LOOKS = 600;

/**
 * Waits until React has taken a page over, it wears its typefaces, nothing fades any more (half faded words have half their
 * contrast), and everything that it asked for has come. Rejects when that takes far too long.
 */
export async function atRest({ page, watched }: Tab, typeface: string): Promise<void> {
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  for (let looks = 0, rests = 0; rests < RESTS; looks += 1) {
    if (looks === MOST_LOOKS) throw new Error(`${page.url()} never comes to rest.`);
    const isStill = await page.evaluate(isAtRest, typeface);
    rests = isStill && watched.pending() === 0 ? rests + 1 : 0;
  }
}

/** Runs in the page: looks at it once there is time for that. */
async function isAtRest(typeface: string): Promise<boolean> {
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 })),
  );
  const isDressed = [...document.fonts].some(
    ({ family, status }) => family.includes(typeface) && status === 'loaded',
  );
  const isFading = document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
        effect.getKeyframes().some((frame) => 'opacity' in frame),
    );
  return isDressed && !isFading;
}
