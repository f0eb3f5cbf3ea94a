import { expect, test } from '@playwright/test';
import { axeProblems } from './axe.ts';
import { openContentCopy } from './contentCopy.ts';

test('a screen that cannot be rendered says so, and leaves the lists', async ({ page }) => {
  await using content = await openContentCopy();
  await page.route('**/api/item?**', async (route) => {
    const item = await (await route.fetch()).json();
    await route.fulfill({ json: { ...item, issues: null } });
  });
  await page.goto(content.url);
  await page.locator('.item > a').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'This cannot be shown' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('kept on this device');
  expect(await axeProblems({ evaluate: (expression) => page.evaluate(expression) })).toEqual([]);
  await page.getByRole('link', { name: 'What others changed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What others changed' })).toBeVisible();
});
