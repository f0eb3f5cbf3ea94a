import { expect, type Page } from '@playwright/test';
import { visit, watch } from '@tamarack-lowe/built-pages/visit';
import { NAME_FIELD } from './nameField.ts';

const VIEWPORTS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const CHOICES = { student: /student/i, experienced: /experienced/i };
const CORNERS = { student: 'Campus Resources', experienced: 'Connect with us' };

/** Walks as a visitor of a type from the intro to a story and the next. */
export async function walk(
  page: Page,
  type: keyof typeof CHOICES,
  size: keyof typeof VIEWPORTS,
): Promise<void> {
  const trouble = watch(page);
  await page.setViewportSize(VIEWPORTS[size]);
  await visit(page, '/');
  await page.getByRole('textbox', { name: NAME_FIELD }).fill('Amélie');
  await page.getByRole('main').getByRole('link', { name: CHOICES[type] }).click();
  await expect(page).toHaveURL('/grow-together');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Let’s Grow Together');
  await expect(page.locator('html')).toHaveClass(new RegExp(`path-${type}`));
  expect(await page.evaluate(() => [localStorage.userName, localStorage.userType])).toEqual(['Amélie', type]);

  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(page).toHaveURL('/discover-purpose-driven');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Purpose Driven');
  if (size === 'desktop') {
    await expect(page.getByRole('banner').getByRole('link', { name: CORNERS[type] })).toBeVisible();
  }

  const slide = page.getByRole('region', { name: 'Slide 2 of 6: Purpose Driven' });
  await slide.getByRole('list', { name: 'Stories on this slide' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/grow-together\/[a-z-]+$/);
  await expect(page.locator('html')).toHaveClass(/page-story/);
  const title = await page.getByRole('heading', { level: 1 }).textContent();

  const onward = page.getByRole('link', { name: /^(Next|Previous) story: / }).first();
  await onward.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  expect(trouble).toEqual([]);
}
