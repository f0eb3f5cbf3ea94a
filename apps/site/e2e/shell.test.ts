import { expect, type Page, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a new page begins at its top, and going back finds the place that was left', async ({ page }) => {
  await visit(page, '/grow-together/our-people');
  await settled(page);
  const next = page.getByRole('link', { name: /^Next story: / });
  await next.hover();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(500);
  await next.click();
  await expect(page).not.toHaveURL(/our-people/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/our-people/);
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('the first stop of the Tab key skips to what is to be read', async ({ page }) => {
  await visit(page, '/grow-together/your-cpa-journey');
  await settled(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await skip.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Back to / })).toBeFocused();
});

test('the menu shows the words of the content host as words, its links in new tabs, and the networks', async ({
  page,
}) => {
  await visit(page, '/connect-with-us/');
  await settled(page);
  await page.getByRole('button', { name: 'Open main menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await expect(menu.getByRole('button', { name: 'Services' })).toBeVisible();
  expect(await menu.textContent()).not.toMatch(/&\w+;|&#|<\/?\w/);
  for (const name of ['Instagram', 'Facebook', 'LinkedIn', 'TikTok']) {
    const network = menu.getByRole('link', { name: `${name} (opens in a new tab)` });
    await network.scrollIntoViewIfNeeded();
    await expect(network).toBeVisible();
    await expect(network).toHaveAttribute('target', '_blank');
    await expect(network).toHaveAttribute('rel', /noopener/);
  }
  await expect(menu.getByText(/^© 20\d\d Tamarack Lowe/)).toBeVisible();
});

for (const [country, shown] of [
  ['GR', true],
  ['CA', false],
] as const) {
  test(`a visitor from ${country} is ${shown ? '' : 'not '}told of cookies`, { tag: '@detail' }, async ({
    page,
  }) => {
    const asked = page.waitForRequest('**/geolocation');
    await page.route('**/geolocation', (route) => route.fulfill({ json: { country_code: country } }));
    await visit(page, '/grow-together/belonging');
    await settled(page);
    await asked;
    await expect(page.getByRole('button', { name: 'Got it' })).toHaveCount(shown ? 1 : 0);
  });
}

test('without a known country there is no notice, and with the flag no request', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/geolocation') && asked.push(request.url()));
  await page.route('**/geolocation', (route) => route.fulfill({ status: 503, body: 'no' }));
  await visit(page, '/grow-together/belonging');
  await settled(page);
  await expect(page.getByRole('button', { name: 'Got it' })).toHaveCount(0);
  expect(asked).toHaveLength(1);
  await page.evaluate(() => localStorage.setItem('gdpr', 'yes'));
  await page.reload();
  await settled(page);
  expect(asked).toHaveLength(1);
});
