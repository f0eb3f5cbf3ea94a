import type { Page } from '@playwright/test';

/** Collects what must not happen on any page. */
export function watch(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`);
  });
  return trouble;
}

/** Goes to a page and waits until React has taken it over. Gives the status of the answer. */
export async function visit(page: Page, address: string): Promise<number | undefined> {
  const answer = await page.goto(address);
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  return answer?.status();
}
