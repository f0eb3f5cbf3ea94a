import { expect, type Page, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';

const WINDOWS = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [834, 1194],
  [390, 844],
  [360, 640],
  [844, 390],
  [2560, 1440],
] as const;

/** Edges of a part of the page, in CSS pixels. */
const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect());

for (const [width, height] of WINDOWS) {
  for (const home of ['/', '/en']) {
    test(`the sheet below ${home} fits ${width}×${height}, with a greeting and a long name too`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      for (const name of ['', 'Camille', 'Marie-Ève Wawatie-Kistabish']) {
        await page.addInitScript((known) => localStorage.setItem('userName', known), name);
        await visit(page, home);
        await settled(page);
        const field = await page.getByRole('textbox').evaluate((input) => input.getBoundingClientRect());
        expect(field.bottom, name).toBeLessThanOrEqual(height);
        const choices = page.locator('.gt-choice');
        await expect(choices).toHaveCount(3);
        for (const choice of await choices.all()) {
          const box = await choice.evaluate((link) => link.getBoundingClientRect());
          expect(box.bottom, name).toBeLessThanOrEqual(height);
          expect(box.height, name).toBeGreaterThanOrEqual(44);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width);

        // The hill lies in the plan, and the contour lines around it go on to the frame.
        const [plan, ring, map] = [
          await boxOf(page, '.sheet__plan'),
          await boxOf(page, '.sheet .gt-name-ring'),
          await boxOf(page, '.sheet__contours'),
        ];
        for (const [inner, outer] of [
          [ring, plan],
          [{ left: plan.left, right: plan.right, top: plan.top + 4, bottom: plan.top + 4 }, map],
        ] as const) {
          expect(inner.left, name).toBeGreaterThanOrEqual(outer.left - 4);
          expect(inner.right, name).toBeLessThanOrEqual(outer.right + 4);
          expect(inner.top, name).toBeGreaterThanOrEqual(outer.top - 4);
          expect(inner.bottom, name).toBeLessThanOrEqual(outer.bottom + 4);
        }
        expect(Math.abs((ring.left + ring.right) / 2 - (map.left + map.right) / 2), name).toBeLessThan(1);
        expect(Math.abs((ring.top + ring.bottom) / 2 - (map.top + map.bottom) / 2), name).toBeLessThan(1);
      }
    });
  }
}

for (const media of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
  test(`${JSON.stringify(media)} shows the words of the first page without the sheet`, async ({ page }) => {
    await page.emulateMedia(media);
    await visit(page, '/');
    await expect(page.locator('.sheet__plan')).toBeHidden();
    await expect(page.locator('.sheet__block')).toBeHidden();
    await expect(page.locator('.sheet__east')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.gt-choice')).toHaveCount(3);
  });
}
