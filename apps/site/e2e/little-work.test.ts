import { expect, test } from '@playwright/test';
import type { TraceEvent } from '../bench/countWork.ts';
import { traceWork } from '../bench/traceWork.ts';
import { visit } from './visit.ts';

/** Two frames: what was asked of the browser is done. */
function drawTwice(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

test('a press on a circle leaves the rings of the name where they are', async ({ page }) => {
  await visit(page, '/discover-your-story', { waitUntil: 'networkidle' });
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

/** Half of what these pages had styled anew; a slide that is drawn meanwhile, beside the one that is shown, has 80. */
const PART_OF_PAGE = 120;

for (const address of ['/discover-your-story', '/grow-together/our-people', '/connect-with-us/'])
  test(`a change of page begins without styles for all of ${address}`, async ({ page }) => {
    await visit(page, address, { waitUntil: 'networkidle' });
    const events = await traceWork(
      page,
      'devtools.timeline,disabled-by-default-devtools.timeline',
      async () => {
        await page.evaluate(drawTwice);
        await page.evaluate(() => document.startViewTransition(() => {}).finished.then(() => {}));
      },
    );
    const styled = events.map(({ name, args }: TraceEvent) =>
      name === 'UpdateLayoutTree' ? (args?.elementCount ?? 0) : 0,
    );
    expect(Math.max(...styled)).toBeGreaterThan(0);
    expect(Math.max(...styled)).toBeLessThan(PART_OF_PAGE);
  });
