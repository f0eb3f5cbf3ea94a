import { expect, type Page, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';

/** The style sheets that the window has asked for, by the beginnings of their names. */
const sheetsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/([a-z]+)-[^/]*\.css$/.exec(name)?.[1] ?? []),
  );

test('a page is not rendered before its CSS chunk is loaded', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // From the first page on, which loads the style sheet of stories while the browser is idle.
  await page.route('**/assets/story-*.css', async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/story-*.css');
  await visit(page, '/discover-purpose-driven');
  await page.locator('main [data-current] a.gt-circle__target:visible').first().click();
  await asked;
  await expect(page.locator('main [aria-busy]')).toBeVisible();
  await expect(page.locator('article.story')).toHaveCount(0);

  release();
  await expect(page.locator('article.story')).toBeVisible();
  expect(await sheetsOf(page)).toContain('story');
});

test('a part comes once a visit, and not to who began on a page that has it', async ({ page }) => {
  await visit(page, '/grow-together/our-people');
  await page.locator('main a[href^="/grow-together/"]:visible').last().click();
  await expect(page).not.toHaveURL(/our-people$/);
  await page.goBack();
  await expect(page).toHaveURL(/our-people$/);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page.locator('article.story')).toBeVisible();

  const sheets = await sheetsOf(page);
  expect(sheets).not.toContain('story');
  expect(sheets).toEqual([...new Set(sheets)]);
  expect(sheets.slice(0, 1)).toEqual(['deferred']);
  expect(sheets).toContain('intro');
});

test('where a part cannot be had its page is loaded whole', async ({ page }) => {
  await visit(page, '/campus-resources');
  await page.route('**/assets/intro-*.css', (route) => route.abort());
  const again = page.waitForEvent('load');
  await page.getByRole('banner').getByRole('link').first().click();
  await again;
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('textbox')).toBeVisible();
  await expect.poll(() => sheetsOf(page)).toEqual(['deferred']);
});
