import { expect, test } from '@playwright/test';

const TITLE = /Page not found/;

for (const path of [
  '/connect-with-us/nobody',
  '/campus-resources/nothing',
  '/grow-together/no-story',
  '/nowhere',
]) {
  test(`${path} says that the page is missing, in the title too`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(TITLE);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This ring is missing.');
    await expect(page).toHaveTitle(TITLE);
    await expect(page).toHaveURL(path);
  });

  test(`${path} says so when reached by a link of the site`, async ({ page }) => {
    await page.goto('/connect-with-us/');
    await page.waitForLoadState('networkidle');
    await page.evaluate((address) => {
      window.history.pushState({ idx: 1, key: 'k' }, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1, key: 'k' } }));
    }, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This ring is missing.');
    await expect(page).toHaveTitle(TITLE);
  });
}
