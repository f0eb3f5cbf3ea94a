import type { Page } from 'playwright';

const OPENS_WITHIN_MS = 60_000;

/**
 * Opens one example in a document of its own, so that nothing an earlier one did (focus, storage, text size) can be
 * seen, and waits until its interaction test is over. Says which window it pins, if any. Throws when it fails.
 */
export async function openExample(page: Page, workshop: string, id: string): Promise<string | undefined> {
  // axe has its own test: here it would only cost time.
  const address = `${workshop}iframe.html?id=${id}&viewMode=story&globals=motion:reduced;a11y.manual:!true`;
  await page.goto(address, { waitUntil: 'commit' });
  const ended = await page.waitForFunction(
    () => {
      const phase = window.__STORYBOOK_PREVIEW__?.currentRender?.phase;
      return phase !== undefined && ['finished', 'errored', 'aborted'].includes(phase) && phase;
    },
    null,
    { polling: 50, timeout: OPENS_WITHIN_MS },
  );
  const phase = await ended.jsonValue();
  if (phase !== 'finished') throw new Error(`The example ${phase}: open it in Storybook to see why.`);
  return page.evaluate(
    () => window.__STORYBOOK_PREVIEW__?.currentRender?.story?.storyGlobals?.viewport?.value,
  );
}
