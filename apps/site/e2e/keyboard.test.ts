import { expect, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';
import { focusedName } from './focusedName.ts';

test('in the menu Tab goes round, its own button included, and the page behind is out of reach', async ({
  page,
}) => {
  await visit(page, '/connect-with-us/');
  await page.getByRole('button', { name: 'Open main menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Industries' })).toBeVisible();
  const first = await focusedName(page);
  const seen: string[] = [first];
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog[open]') !== null)).toBe(true);
    const name = await focusedName(page);
    if (name === first) break;
    seen.push(name);
  }
  expect(seen).toContain('Close main menu');
  expect(seen.length).toBeGreaterThan(8);
  expect(await focusedName(page)).toBe(first);

  await expect(page.locator('dialog:modal')).toHaveCount(1);
  const behind = await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('main a');
    link?.focus();
    return document.activeElement === link;
  });
  expect(behind).toBe(false);
});

test('after the menu closes focus goes back only while nothing else has it', { tag: '@detail' }, async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/connect-with-us/');
  const open = page.getByRole('button', { name: 'Open main menu' });
  await open.click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox').first().focus();
  await page.clock.runFor(1200);
  await expect(page.getByRole('combobox').first()).toBeFocused();
});

test('a link of the menu gives the focus to the title of the new page', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/campus-resources/');
  await page.getByRole('button', { name: 'Open main menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Connect With Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connect with us' })).toBeFocused();
  await page.clock.runFor(1200);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('on slides the footer stands below the slide while its links have the focus, and covers nothing of it', {
  tag: '@detail',
}, async ({ page }) => {
  await visit(page, '/discover-a-place-to-belong');
  await settled(page);
  const bottomOf = (selector: string) =>
    page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' });
  const next = page.getByRole('button', { name: 'Next slide' });
  const deckBottom = await bottomOf('.gt-deck');
  await next.focus();
  await page.keyboard.press('Tab');
  await expect(privacy).toBeFocused();
  await expect(privacy).toBeInViewport({ ratio: 1 });
  await expect(next).toBeInViewport({ ratio: 1 });
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(Math.round(footer?.y ?? 0)).toBe(await bottomOf('.gt-deck'));
  await page.keyboard.press('Shift+Tab');
  await expect(next).toBeFocused();
  await expect.poll(() => bottomOf('.gt-deck')).toBe(deckBottom);
});
