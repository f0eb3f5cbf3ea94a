import { expect, test } from '@playwright/test';
import { traceWork } from '@tamarack-lowe/bench/trace';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';

/** Two frames: what was asked of the browser is done. */
function drawTwice(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

test('a press on a circle leaves the rings of the name where they are', async ({ page }) => {
  await visit(page, '/discover-your-story');
  await settled(page);
  const slide = page.locator('[data-current]');
  await expect(slide.locator('.gt-name-ring__middle')).toBeVisible();
  const circle = slide.getByRole('list').getByRole('link').first();
  await circle.hover();
  // Its own rings have grown to the pointer by then: what follows is the press.
  await expect(circle.locator('.gt-circle__grown')).toHaveCSS('opacity', '1');
  const events = await traceWork(
    page,
    'devtools.timeline,disabled-by-default-devtools.timeline,disabled-by-default-devtools.timeline.invalidationTracking',
    async () => {
      await page.mouse.down();
      await page.evaluate(drawTwice);
    },
  );
  const laidOut = events.flatMap(({ name, args }) =>
    name === 'LayoutInvalidationTracking' ? (args?.data?.nodeName ?? []) : [],
  );
  expect(events.some(({ name }) => name === 'Layout')).toBe(true);
  expect(laidOut.filter((node) => node.includes('gt-name-ring__middle'))).toEqual([]);
});
