import { expect, type Page, test } from '@playwright/test';
import { watch } from '@tamarack-lowe/built-pages/visit';

/** Holds files of the site back, its scripts by default, until the test lets them go. */
async function holdBack(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  let letGo = () => {};
  const going = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await going;
    await route.continue();
  });
  return letGo;
}

const live = (page: Page) => page.locator('html[data-live]').waitFor({ state: 'attached' });
const shown = (page: Page) => page.locator('.gt-deck__slide[data-current]');

test('slides step by button and key before React is there, which then goes on from the last one', async ({
  page,
}) => {
  const errors = watch(page);
  const letGo = await holdBack(page);
  await page.goto('/grow-together');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/discover-a-place-to-belong');
  await expect(shown(page)).toHaveAccessibleName('Slide 3 of 6: A Place to Belong');
  await expect(page.locator('.gt-deck-controls')).toContainText('Slide 3 of 6');

  letGo();
  await live(page);
  await expect(page).toHaveURL('/discover-a-place-to-belong');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Place to Belong');
  await expect(page).toHaveTitle(/Discover a Place to Belong/);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(page).toHaveURL('/discover-your-best-self');
  await page.goBack();
  await expect(page).toHaveURL('/discover-a-place-to-belong');
  expect(errors).toEqual([]);
});

test('a swipe steps, and going back returns, before React is there', async ({ page }) => {
  await holdBack(page);
  await page.goto('/grow-together');
  await page.locator('.gt-deck').evaluate((deck) => {
    const at = (type: string, clientX: number) =>
      deck.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          isPrimary: true,
          pointerType: 'touch',
          clientX,
          clientY: 300,
        }),
      );
    at('pointerdown', 300);
    at('pointerup', 120);
  });
  await expect(page).toHaveURL('/discover-purpose-driven');
  await page.goBack();
  await expect(shown(page)).toHaveAccessibleName('Slide 1 of 6: Intro');
});

test('the menu opens and closes before React is there, and stays open when it comes', async ({ page }) => {
  await page.clock.install();
  const letGo = await holdBack(page);
  await page.goto('/connect-with-us/');
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await page.getByRole('button', { name: 'Open main menu' }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Close main menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open main menu' }).click();
  letGo();
  await live(page);
  await page.clock.runFor(900);
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('a press before hydration counts once, after it', async ({ page }) => {
  const letGo = await holdBack(page);
  await page.goto('/grow-together/northern-lights-northern-books');
  const button = page.getByRole('button', { name: /^Share|^Copy/ }).first();
  await expect(button).toBeVisible();
  await button.evaluate((element) => {
    element.addEventListener('click', () => {
      element.dataset.heard = String(Number(element.dataset.heard ?? 0) + 1);
    });
  });
  await button.click();
  await expect(button).not.toHaveAttribute('data-heard');
  letGo();
  await live(page);
  await expect(button).toHaveAttribute('data-heard', '1');
});

test('a name typed before React is there keeps every letter', async ({ page }) => {
  const letGo = await holdBack(page);
  await page.goto('/');
  const field = page.getByRole('textbox');
  await field.pressSequentially('Ma');
  letGo();
  await live(page);
  await expect(field).toHaveValue('Ma');
  await expect(page.getByText('This one is yours, Ma.')).toBeVisible();
});

test('a choice on the intro opens the first slide before hydration', async ({ page }) => {
  await holdBack(page);
  await page.goto('/');
  await page.getByRole('link', { name: /experienced/ }).click();
  await expect(page).toHaveURL(/\/grow-together\?as=experienced/);
  await expect(page.locator('html')).toHaveClass(/path-experienced/);
});

for (const path of ['/', '/discover-a-place-to-belong', '/grow-together/our-people', '/campus-resources/']) {
  test(`${path} is complete in one response, and requests scripts and its style sheet once it is loaded`, async ({
    page,
  }) => {
    const asked: string[] = [];
    const kinds = ['script', 'stylesheet', 'fetch', 'xhr'];
    let loaded = false;
    page.on('load', () => {
      loaded = true;
    });
    page.on('request', (request) => {
      if (!loaded && kinds.includes(request.resourceType())) asked.push(request.url());
    });
    await page.goto(path);
    await live(page);
    expect(asked).toEqual([]);
  });
}

test('scripts wait until the first picture of a page is decoded, not only loaded', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/visit\.json|\/assets\/.*\.(?:js|css)$/.test(request.url())) asked.push(request.url());
  });
  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = () =>
      new Promise((resolve) => {
        window.addEventListener('decoded', () => resolve());
      });
  });
  await page.goto('/grow-together/our-people');
  // More frames than they wait for, and time to spare.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 8; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((done) => {
      requestIdleCallback(done);
    });
  });
  expect(asked).toEqual([]);

  await page.evaluate(() => window.dispatchEvent(new Event('decoded')));
  await live(page);
  expect(asked.length).toBeGreaterThan(0);
});

test('scripts wait until the whole sheet is on the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) asked.push(request.url());
  });
  const letGo = await holdBack(page, '**/assets/deferred-*.css');
  const visit = page.waitForResponse('**/page-data.json?*');
  await page.goto('/grow-together/our-people');
  await visit;
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(asked).toEqual([]);

  letGo();
  await live(page);
  expect(asked.length).toBeGreaterThan(0);
});

test('content for a visitor type is not rendered again by hydration', async ({ page }) => {
  const letGo = await holdBack(page);
  await page.goto('/how-we-recruit-1/the-second-why');
  const steps = page.locator('.story-step');
  await expect(steps).toHaveCount(2);
  const built = await page.locator('[data-for="0"] .story-step').elementHandle();

  letGo();
  await expect(steps).toHaveCount(1);
  expect(await steps.evaluate((step, before) => step === before, built)).toBe(true);
});
