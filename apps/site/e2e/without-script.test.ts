import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('the way from the intro to a story and its next needs no script', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /student/i })
    .click();
  await expect(page).toHaveURL(/\/grow-together/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Let’s Grow Together');
  await page.getByRole('link', { name: 'A unique career journey' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('link', { name: /^Next story: / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the stories named at the end of another are read without script', async ({ page }) => {
  await page.goto('/grow-together/our-people');
  const more = page.getByRole('navigation', { name: 'More people to meet' });
  await more.getByRole('link', { name: 'Coaching culture' }).click();
  await expect(page).toHaveURL('/grow-together/coaching-culture');
});

test('every slide can be read without script', async ({ page }) => {
  await page.goto('/grow-together');
  for (const title of [
    'Purpose Driven',
    'Discover a Place to Belong',
    'Discover Your Best Self',
    'Discover What Success',
  ]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
});

test('the menu opens without script, with a way to the firm and its networks', async ({ page }) => {
  await page.goto('/grow-together/belonging');
  await page.getByRole('button', { name: 'Open main menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: /^tamaracklowe\.example/ })).toBeVisible();
  await expect(menu.getByRole('status')).toBeHidden();
  const network = menu.getByRole('link', { name: /^Instagram/ });
  await expect(network).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('list', { name: 'Follow us' })).toHaveCSS('rotate', 'none');
});

test('the events are listed without script', async ({ page }) => {
  await page.goto('/campus-resources/campus-events');
  await expect(page.getByText('Winter Career Expo')).toBeVisible();
});
