import { expect, type Page, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';

const FAILED = 'Part of this page didn’t load.';

/** The documents that are asked for from now on: a loop would go on and on. */
function countLoads(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

test('a page that cannot be loaded is tried again by itself once, then says so, under its own address', async ({
  page,
}) => {
  // From the first page on, which loads the script while the browser is idle.
  await page.route('**/assets/member-*.js', (route) => route.abort());
  await page.goto('/connect-with-us/');
  await settled(page);
  const loads = countLoads(page);
  await page.getByRole('main').getByRole('list').getByRole('link').first().click();
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page).toHaveURL(/\/connect-with-us\/[a-z-]+$/);
  await settled(page);
  expect(loads).toHaveLength(1);

  await page.unroute('**/assets/member-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(FAILED)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a script that is available again after one reload shows the requested page', async ({ page }) => {
  await page.goto('/campus-resources/');
  await settled(page);
  const loads = countLoads(page);
  await page.route('**/assets/connect-*.js', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Open main menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Connect With Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connect with us' })).toBeVisible();
  await expect(page).toHaveURL(/connect-with-us/);
  expect(loads).toHaveLength(1);
});

test('without its scripts a page is loaded again once, then says so and can still be read', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  const loads = countLoads(page);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.goto('/campus-resources/resume-tips');
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  expect(loads).toHaveLength(2);
  expect(told.join()).toMatch(/ChunkLoadError: Loading chunk \S+ failed/);

  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(FAILED)).toBeHidden();
});

test('a style sheet that stays away is named as such', async ({ page }) => {
  await page.route('**/assets/*.css', (route) => route.abort());
  const loads = countLoads(page);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.goto('/connect-with-us/');
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  expect(loads).toHaveLength(2);
  expect(told.join()).toMatch(/Loading CSS chunk \S+\.css failed/);
});

test('with blocked storage the visit goes on in memory, and a failing page is loaded once, by the press', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /experienced/i })
    .click();
  await expect(page).toHaveURL('/grow-together');
  await expect(page.locator('html')).toHaveClass(/path-experienced/);

  await settled(page);
  const loads = countLoads(page);
  await page.route('**/assets/connect-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Open main menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Connect With Us' }).click();
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Connect with us' })).toBeVisible();
  expect(loads).toHaveLength(1);
});

test('without the menu of the content host our own links and a way to the firm stay', async ({ page }) => {
  await page.route('**/learn/wp-json/api/menu', (route) =>
    route.fulfill({ status: 500, body: '<h1>no</h1>' }),
  );
  await page.goto('/connect-with-us/');
  await page.getByRole('button', { name: 'Open main menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Student & Recent Graduate Careers' })).toBeVisible();
  await expect(menu.getByRole('link', { name: /tamaracklowe\.example/ }).first()).toBeVisible();
});

test('when the events cannot be fetched the packed list stays, and trying again helps', async ({ page }) => {
  await page.route('**/api/campus_events', (route) => route.abort());
  await page.goto('/campus-resources/campus-events');
  await expect(page.getByRole('heading', { name: 'We couldn’t load the events' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.unroute('**/api/campus_events');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'We couldn’t load the events' })).toBeHidden();
});

test('offline a page is not loaded again, and says calmly that it is not there', async ({
  page,
  context,
}) => {
  await visit(page, '/connect-with-us/');
  await settled(page);
  const loads = countLoads(page);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('list').getByRole('link').first().click();
  await expect(page.getByText(FAILED)).toBeVisible();
  expect(loads).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(FAILED)).toBeHidden();
});
