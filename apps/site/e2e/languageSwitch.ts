import { expect, type Page } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';

/** The link to the same page in another language. */
export const switchTo = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

/** Follows the switch to French and back, on a phone, as a visitor with a stored name and type. */
export async function expectSwitch(page: Page, english: string, french: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    localStorage.userName ??= 'Élodie';
    localStorage.userType ??= 'experienced';
  });
  await visit(page, english);
  await switchTo(page, 'Français').click();
  await expect(page).toHaveURL(french);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  const kept = () =>
    page.evaluate(() => [localStorage.userName, localStorage.userType, localStorage.language]);
  await expect.poll(kept).toEqual(['Élodie', 'experienced', 'fr-CA']);
  await switchTo(page, 'English').click();
  await expect(page).toHaveURL(english);
  await expect.poll(kept).toEqual(['Élodie', 'experienced', 'en-CA']);
}
