import type { Page } from 'playwright-core';

/** Opens an address and waits until every part of the page is hydrated. Returns the status of the response. */
export async function comeToLife(page: Page, address: string): Promise<number | undefined> {
  const answer = await page.goto(address);
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  return answer?.status();
}
