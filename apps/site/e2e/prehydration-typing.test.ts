import { expect, type Page, test } from '@playwright/test';
import { watch } from '@tamarack-lowe/built-pages/visit';

/** Source: who is quick types a name and taps a choice before the scripts of a page are there. */

const live = (page: Page) => page.locator('html[data-live]').waitFor({ state: 'attached' });
const stored = (page: Page) =>
  page.evaluate(() => ({ name: localStorage.userName, type: localStorage.userType }));

/** Holds back what these paths are answered with, until the function it gives is called. */
async function hold(page: Page, files: Parameters<Page['route']>[0]): Promise<() => void> {
  let letGo = () => {};
  const going = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await going;
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

const SCRIPTS = '**/assets/*.js';

for (const { home, hello } of [
  { home: '/', hello: 'Hello, Amélie.' },
  { home: '/fr', hello: 'Bonjour, Amélie.' },
])
  for (const choice of ['student', 'experienced', 'recruit'] as const) {
    const link = (page: Page) =>
      page
        .getByRole('main')
        .getByRole('link')
        .and(page.locator(choice === 'recruit' ? 'a:not([href*="as="])' : `a[href*="as=${choice}"]`));
    const expectBoth = async (page: Page) => {
      await live(page);
      await expect
        .poll(() => stored(page))
        .toEqual({ name: 'Amélie', type: choice === 'recruit' ? undefined : choice });
      if (choice !== 'recruit') await expect(page.getByText(hello)).toBeVisible();
      // It was handed over, and nothing of it stays.
      expect(await page.evaluate(() => sessionStorage.name)).toBeUndefined();
    };

    test(`a name typed on ${home} and ${choice} chosen before the scripts come both count, however late those are`, async ({
      page,
    }) => {
      const errors = watch(page);
      const letGo = await hold(page, SCRIPTS);
      await page.goto(home);
      await page.getByRole('textbox').fill('Amélie');
      await link(page).click();
      await page.waitForURL((address) => address.pathname !== home);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      letGo();
      await expectBoth(page);
      expect(errors).toEqual([]);
    });

    test(`they count on ${home} where the scripts come between the tap on ${choice} and the next page`, async ({
      page,
    }) => {
      const letScripts = await hold(page, SCRIPTS);
      await page.goto(home);
      const address = (await link(page).getAttribute('href')) ?? '';
      const [path = ''] = address.split('?');
      const letPage = await hold(page, (url) => url.pathname === path);
      await page.getByRole('textbox').fill('Amélie');
      // A page that has come to life asks for the menu.
      const alive = page.waitForRequest('**/api/menu*');
      await link(page).click({ noWaitAfter: true });
      letScripts();
      await alive;
      letPage();
      await page.waitForURL((url) => url.pathname === path);
      await expectBoth(page);
    });
  }

test('with blocked storage the choice counts all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
  });
  await hold(page, SCRIPTS);
  await page.goto('/');
  await page.getByRole('textbox').fill('Amélie');
  await page
    .getByRole('main')
    .getByRole('link', { name: /experienced/ })
    .click();
  await expect(page).toHaveURL(/\/grow-together\?as=experienced/);
});

test('a link that is followed without a name leaves the one that is remembered', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.userName ??= 'Amélie';
  });
  const letGo = await hold(page, SCRIPTS);
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /student/ })
    .click();
  await page.waitForURL(/grow-together/);
  letGo();
  await live(page);
  await expect(page.getByText('Hello, Amélie.')).toBeVisible();
});
