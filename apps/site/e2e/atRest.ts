import type { Page } from '@playwright/test';
import { isAtRest } from '@tamarack-lowe/built-pages/at-rest';

/** Waits until the page has its typefaces and no element fades: a text half way through a fade has half its contrast. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(isAtRest, 'Anek Latin');
}
