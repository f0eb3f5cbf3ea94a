import { expect, type Page, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';
import { WINDOWS } from './windows.ts';

type Disc = { name: string; x: number; y: number; r: number };

const FRAME = ', .gt-header :is(a, button), .gt-deck-controls > *';

/**
 * Lists the overlaps of portraits on the visitor's ring: with each other, photos, words, buttons, or the edge of the
 * slide.
 */
function overlaps(page: Page, frame: string): Promise<string[]> {
  return page.evaluate((frame) => {
    const slide = document.querySelector('[data-current]') as Element;
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const discs = (selector: string): Disc[] =>
      seen(selector).map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const name = element.querySelector('img')?.alt || element.className;
        return { name, x: left + width / 2, y: top + height / 2, r: width / 2 };
      });
    const met = discs('[data-current] .site-met a');
    const photos = discs('[data-current] .gt-circle__photo');
    const boxes = seen(
      `:is([data-current] .gt-circle__tag, [data-current] .gt-name-ring__middle > *)${frame}`,
    );
    const { left, right } = slide.getBoundingClientRect();
    return met.flatMap(({ name, x, y, r }) => [
      ...(r * 2 < 44 ? [`${name} is small`] : []),
      ...(x - r < left || x + r > right ? [`${name} is cut`] : []),
      ...[...met, ...photos]
        .filter((other) => other.name !== name && Math.hypot(other.x - x, other.y - y) < other.r + r)
        .map((other) => `${name} on ${other.name}`),
      ...boxes.flatMap((box) => {
        const { left, top, right, bottom } = box.getBoundingClientRect();
        const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
        return Math.hypot(dx, dy) < r ? [`${name} on ${box.textContent}`] : [];
      }),
    ]);
  }, frame);
}

test('whose stories were opened stands on the visitor’s ring and leads back, on nothing else in any window', async ({
  page,
}) => {
  await visit(page, '/grow-together');
  await expect(page.locator('.site-met')).toHaveCount(0);
  await page.locator('[data-current] .gt-circle__target').first().click();
  const authors = new Set<string>();
  const title = page.locator('.story__title');
  const next = page.getByRole('link', { name: /^Next story: / });
  let before: string | null = null;
  for (let opened = 1; ; opened += 1) {
    // The address changes before the page does, and a page that loads has no link to the next story yet.
    await expect.poll(() => title.textContent()).not.toBe(before);
    await expect(next).toBeVisible();
    before = await title.textContent();
    authors.add((await page.locator('.story__head .story-byline__name').textContent()) ?? '');
    if (opened === 12) break;
    await next.click();
  }
  await page.evaluate(() => history.go(-12));
  await expect(page).toHaveURL('/grow-together');
  await expect(page.locator('.gt-deck__slide[inert]')).not.toHaveCount(0);
  await page.keyboard.press('End');
  await expect(page).toHaveURL('/discover-your-story');
  const met = page.locator('[data-current] .site-met');
  await expect(met.getByRole('link')).toHaveCount(7);
  await expect(
    page
      .locator('[data-current]')
      .getByText(new RegExp(`^You met .+, .+, .+ and ${authors.size - 3} others\\.$`)),
  ).toBeVisible();
  for (const link of await met.getByRole('link').all()) await expect(link).toHaveAccessibleName(/\w: \w/);

  // Large text scrolls under what stands in the corners, and fades before it.
  for (const [textSize, frame] of [
    ['', FRAME],
    ['200%', ''],
  ] as const) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), textSize);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect
        .poll(() => overlaps(page, frame), { message: `${width}×${height} ${textSize}` })
        .toEqual([]);
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await met.getByRole('link').first().focus();
  const name = (await met.getByRole('img').first().getAttribute('alt'))?.split(':')[0] ?? '-';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/grow-together\/./);
  await expect(page.getByRole('main')).toContainText(name);
});
