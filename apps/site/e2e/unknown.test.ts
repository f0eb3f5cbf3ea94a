import { expect, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';

const TITLE = /Page not found/;

for (const path of [
  '/connect-with-us/nobody',
  '/campus-resources/nothing',
  '/grow-together/no-story',
  '/nowhere',
]) {
  test(`${path} says that the page is missing, in the title too`, async ({ page }) => {
    const answer = await visit(page, path);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(TITLE);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page.');
    await expect(page).toHaveTitle(TITLE);
    await expect(page).toHaveURL(path);
  });

  test(`${path} says so when reached by a link of the site`, async ({ page }) => {
    await visit(page, '/connect-with-us/');
    await settled(page);
    await page.evaluate((address) => {
      window.history.pushState({ idx: 1, key: 'k' }, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1, key: 'k' } }));
    }, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page.');
    await expect(page).toHaveTitle(TITLE);
  });
}

for (const [path, label, address] of [
  ['/grow-together/cpa', 'Your CPA journey', '/grow-together/your-cpa-journey'],
  ['/how-we-recruit-1/$$', 'Pay, in plain words', '/how-we-recruit-1/$$$'],
  ['/connect-with-us/kieran-o’dunnel', 'Kieran O’Dunnell', '/connect-with-us/kieran-odunnell'],
] as const) {
  test(`${path} offers the page that was probably meant`, async ({ page }) => {
    await visit(page, path);
    const near = page.getByRole('navigation', { name: 'Did you mean' }).getByRole('link');
    await expect(near.first()).toHaveText(label);
    await near.first().click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('html')).toHaveClass(/page-story|page-static/);
    await expect(page.locator('html')).not.toHaveClass(/page-unknown/);
  });
}

test('pages of one name are offered once', async ({ page }) => {
  await visit(page, '/recruit-how-we-recruit');
  const near = page.getByRole('navigation', { name: 'Did you mean' }).getByRole('link');
  await expect(near).toHaveText(['How We Recruit']);
});
