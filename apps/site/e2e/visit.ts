import type { Page } from '@playwright/test';

/**
 * Goes to a page and, where scripts run, waits until React has taken it over; before that, links are links and a press
 * waits. Gives the answer of the server.
 */
export async function visit(page: Page, ...[address, options]: Parameters<Page['goto']>) {
  const answer = await page.goto(address, options);
  const scripted = await page.evaluate(() => !matchMedia('(scripting: none)').matches);
  if (scripted) await page.locator('html[data-live]').waitFor({ state: 'attached' });
  return answer;
}
