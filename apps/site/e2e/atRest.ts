import type { Page } from '@playwright/test';

/** Waits until the page wears our typefaces and nothing fades any more: half faded words have half their contrast. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.fonts].some(({ family, status }) => /Anek Latin/.test(family) && status === 'loaded') &&
      !document.getAnimations().some(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          // Leaves out what follows scrolling: it is always running.
          timeline instanceof DocumentTimeline &&
          effect instanceof KeyframeEffect &&
          effect.getComputedTiming().endTime !== Infinity &&
          effect.getKeyframes().some((frame) => 'opacity' in frame),
      ),
  );
}
