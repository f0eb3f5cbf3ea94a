import type { Page } from '@playwright/test';
import { isAtRest } from '@tamarack-lowe/built-pages/at-rest';

/** Waits until the page wears our typefaces and nothing fades any more: half faded words have half their contrast. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(isAtRest, 'Anek Latin');
}
