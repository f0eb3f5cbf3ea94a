import { expect, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';
import { KEPT_NAME_FIELD } from './nameField.ts';
import { walk } from './walk.ts';

for (const [type, size] of [
  ['student', 'phone'],
  ['experienced', 'desktop'],
] as const)
  test(`${type} on a ${size} walks from the intro to a story and the next`, ({ page }) =>
    walk(page, type, size));

test('a visitor may see how we recruit before saying who they are', async ({ page }) => {
  await visit(page, '/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /recruit/i })
    .click();
  await expect(page).toHaveURL('/how-we-recruit-1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How We Recruit');
  expect(await page.evaluate(() => localStorage.userType)).toBeUndefined();
});

test('a returning visitor sees their own colour scheme before any script of the site has run', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => localStorage.setItem('userType', 'experienced'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/discover-your-story');
  await expect(page.locator('html')).toHaveClass(/path-experienced/);
  await expect(page.locator('html')).toHaveAttribute('data-gt-scheme', 'dusk');
  await expect(page.getByRole('link', { name: 'The red canoe' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Shinny at six' })).toBeHidden();
});

test('a link of the menu makes the choice of type and cleans the address', async ({ page }) => {
  await visit(page, '/connect-with-us/');
  await page.getByRole('button', { name: 'Open main menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Experienced Hire Careers' }).click();
  await expect(page).toHaveURL('/grow-together');
  await expect(page.locator('html')).toHaveClass(/path-experienced/);
  expect(await page.evaluate(() => localStorage.userType)).toBe('experienced');
});

test('a link of the menu to the page that is shown closes it', { tag: '@detail' }, async ({ page }) => {
  for (const [address, link] of [
    ['/how-we-recruit-1', 'Learn How We Recruit'],
    ['/connect-with-us/', 'Connect With Us'],
  ] as const) {
    await visit(page, address);
    await page.getByRole('button', { name: 'Open main menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: link }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(address);
  }
});

test('a type that is chosen on the first slide adds nothing to the history', { tag: '@detail' }, async ({
  page,
}) => {
  await visit(page, '/discover-purpose-driven');
  await settled(page);
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expect(page).toHaveURL('/grow-together');
  await page.getByRole('button', { name: 'Open main menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Experienced Hire Careers' }).click();
  await expect(page.locator('html')).toHaveClass(/path-experienced/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/discover-purpose-driven');
});

test('a name that is taken out of its field is forgotten', { tag: '@detail' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.userName ??= 'Ana';
  });
  await visit(page, '/');
  const field = page.getByRole('textbox', { name: KEPT_NAME_FIELD });
  await expect(field).toHaveValue('Ana');
  await field.fill('');
  await page
    .getByRole('main')
    .getByRole('link', { name: /student/i })
    .click();
  await expect(page).toHaveURL('/grow-together');
  expect(await page.evaluate(() => localStorage.userName || null)).toBeNull();
  await expect(page.getByText(/\bAna\b/)).toHaveCount(0);
});

test('Escape closes the submenu first, then the menu, and focus comes back', async ({ page }) => {
  await visit(page, '/');
  const open = page.getByRole('button', { name: 'Open main menu' });
  await open.click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  const parent = menu.getByRole('button', { name: 'Industries' });
  await parent.click();
  await expect(parent).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(parent).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
});

test('the events page narrows by province and month, in the address', async ({ page }) => {
  await visit(page, '/campus-resources/campus-events');
  await page.getByRole('combobox', { name: 'Province' }).selectOption({ label: 'Ontario' });
  await expect(page).toHaveURL(/province=on/);
  const count = page.getByRole('status').filter({ hasText: 'events' }).first();
  await expect(count).toBeVisible();
  await page.getByRole('combobox', { name: 'Month' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Province' })).not.toHaveValue('');
});

test('the notice shows to Europeans only, and stays away once dismissed', { tag: '@detail' }, async ({
  page,
}) => {
  await page.route('**/geolocation', (route) => route.fulfill({ json: { country_code: 'FR' } }));
  await visit(page, '/grow-together');
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByRole('button', { name: 'Got it' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.gdpr)).toBe('true');
  await page.reload();
  await settled(page);
  await expect(page.getByRole('button', { name: 'Got it' })).toBeHidden();
});

test('going back from a story returns to the slide it was opened from', async ({ page }) => {
  await visit(page, '/discover-a-place-to-belong');
  await page.getByRole('link', { name: 'Our people' }).click();
  await expect(page).toHaveURL('/grow-together/our-people');
  await page.goBack();
  await expect(page).toHaveURL('/discover-a-place-to-belong');
  await expect(page.getByRole('link', { name: 'Our people' })).toBeVisible();
});

test('an unknown address responds with 404 and offers links', async ({ page }) => {
  const answer = await visit(page, '/grow-together/our-peopel');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page.');
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page).toHaveURL('/');
});
