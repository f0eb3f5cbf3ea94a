import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';
import { atRest } from './atRest.ts';
import { inBothLanguages } from './languages.ts';

// axe reads long lists, on machines that are small and busy.
test.describe.configure({ timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages with lists, tables and forms of their own. */
const PAGES = inBothLanguages([
  '/your-data-here',
  '/grow-together/stories',
  '/hiring-day-by-day',
  '/what-we-promise',
  '/campus-resources/cpa-path',
  '/campus-resources/pack',
  '/accessibility',
  '/grow-together/the-red-canoe/plain',
  '/grow-together/the-red-canoe/transcript',
  '/grow-together/the-red-canoe/sixty-seconds',
]);

/** Violations that axe finds, with the elements. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}

/** Returns how far the page scrolls sideways, px. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const address of PAGES) {
  test.describe(address, () => {
    test('stands 320 px wide, which is also 1,280 px at 400 %', async ({ page }) => {
      // WCAG 1.4.10: a window of 1,280 × 1,024 at 400 % has as many CSS pixels as one of 320 × 256.
      await page.setViewportSize({ width: 320, height: 256 });
      await visit(page, address);
      await atRest(page);
      expect(await sideways(page)).toBe(0);
      expect(await violations(page)).toEqual([]);
    });

    test('stands in forced colours, without motion', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await visit(page, address);
      await atRest(page);
      expect(await violations(page)).toEqual([]);
      // Whoever tabs sees where they are: something around the focused link is drawn, not only coloured.
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      });
      expect(outline).toBeGreaterThan(0);
    });
  });
}
