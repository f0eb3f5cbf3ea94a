import { expect, type Page, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';

const FAILED = 'Part of this page didn’t load.';
const TWO_MINUTES = 120_000;

/** Requests for these files are taken and never answered. Gives what waits for the next of them. */
async function silence(page: Page, files: RegExp) {
  await page.route(files, () => new Promise<never>(() => {}));
  return () => page.waitForRequest(files);
}

test('a page whose part is silent for two minutes is loaded again once, then says so', async ({ page }) => {
  await page.clock.install();
  // From the first page on, which loads the script while the browser is idle.
  const nextRequest = await silence(page, /\/assets\/member-[^/]+\.js$/);
  const asked = nextRequest();
  await visit(page, '/connect-with-us/');
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));

  await page.getByRole('main').getByRole('list').getByRole('link').first().click();
  await asked;
  await page.clock.runFor(TWO_MINUTES - 5000);
  expect(loads).toEqual([]);
  const askedAgain = nextRequest();
  await page.clock.runFor(6000);
  await expect.poll(() => loads.length).toBe(1);
  await askedAgain;

  // The built page is there to be read while its script is silent again.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(FAILED)).toBeHidden();
  await page.clock.runFor(TWO_MINUTES);
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(loads).toHaveLength(1);
});
