import { expect, type Page, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';

/** Holds back the words of these pages, or of all, until the function it gives is called. */
async function holdPages(
  page: Page,
  pages: string | RegExp = '**/*.json?*',
): Promise<(how: 'come' | 'fail') => void> {
  let release = (_: 'come' | 'fail') => {};
  const released = new Promise<'come' | 'fail'>((resolve) => {
    release = resolve;
  });
  await page.route(pages, async (route) => {
    if ((await released) === 'fail') await route.abort();
    else await route.continue();
  });
  return release;
}

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const waiting = (page: Page) => page.locator('main [aria-busy]');

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`title and photo of a story stand in their places until its words come, at ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const partsOfStories = page.waitForRequest(/\/assets\/story-[\w-]+\.js$/);
    await visit(page, '/discover-purpose-driven');
    await settled(page);
    // Comes while the browser is idle, before any press.
    await partsOfStories;
    const release = await holdPages(page);
    const circle = page.locator('main [data-current] a.gt-circle__target:visible').first();
    const address = await circle.getAttribute('href');
    await circle.click();

    await expect(waiting(page)).toBeVisible();
    await expect(title(page)).toBeFocused();
    // The page never settles while its words are held back: only the title has to rest.
    await title(page).evaluate((heading) =>
      Promise.allSettled(
        heading
          .closest('header')
          ?.getAnimations()
          .map(({ finished }) => finished) ?? [],
      ),
    );
    const firstRender = { words: await title(page).textContent(), box: await title(page).boundingBox() };
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    const photo = waiting(page).locator('img').first();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    release('come');
    await expect(waiting(page)).toHaveCount(0);
    await expect(page.locator('main article.story .story-blocks p').first()).toBeVisible();
    await settled(page);
    expect({ words: await title(page).textContent(), box: await title(page).boundingBox() }).toEqual(
      firstRender,
    );
    await expect(title(page)).toBeFocused();
    await page.goBack();
    await expect(page.locator('main [data-current]')).toBeVisible();
  });
}

test('the title of the next story stands until its words come', async ({ page }) => {
  const release = await holdPages(page, /\/grow-together\/(?!belonging\/)[^/]+\/page-data\.json/);
  await visit(page, '/grow-together/belonging');
  const next = page.locator('a.story-nav__on:visible');
  const [words, address] = [
    (await next.locator('.story-nav__title').textContent()) ?? '',
    await next.getAttribute('href'),
  ];
  await next.press('Enter');
  await expect(waiting(page)).toBeVisible();
  await expect(title(page)).toHaveText(words);
  release('come');
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.locator('main article.story .story-blocks p').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

/** Presses a link whose page does not come until the function it gives is called. */
async function askForEvents(page: Page) {
  await visit(page, '/campus-resources');
  await settled(page);
  const release = await holdPages(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /campus events/i })
    .first()
    .click();
  await expect(waiting(page)).toBeVisible();
  return release;
}

test('who goes back meanwhile is not taken on', async ({ page }) => {
  const release = await askForEvents(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/campus-resources$/);
  await expect(waiting(page)).toHaveCount(0);
  release('come');
  await settled(page);
  await expect(page).toHaveURL(/\/campus-resources$/);
  await expect(waiting(page)).toHaveCount(0);
});

test('a page that cannot be had says so in its place', async ({ page }) => {
  // Offline, the page must not load again.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  const release = await askForEvents(page);
  release('fail');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
