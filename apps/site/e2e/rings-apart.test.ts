import { expect, type Page, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';
import { ALL_WINDOWS } from './windows.ts';

/** Number of points of a ring that lie outside the innermost ring of the lines that grow around it. */
function outside(page: Page, ring: string, lines: string): Promise<number> {
  return page.evaluate(
    ([ring, lines]) => {
      const inner = document.querySelector<SVGPathElement>(ring as string);
      const all = document.querySelector<SVGPathElement>(lines as string);
      const path = all?.getAttribute('d') ?? '';
      const innermost = all?.parentElement?.appendChild(all.cloneNode() as SVGPathElement);
      innermost?.setAttribute('d', path.slice(0, path.indexOf('M', 1)));
      const matrix = innermost
        ?.getScreenCTM()
        ?.inverse()
        .multiply(inner?.getScreenCTM() as DOMMatrix);
      const length = inner?.getTotalLength() ?? 0;
      const points = Array.from({ length: 200 }, (_, place) =>
        inner?.getPointAtLength((length * place) / 200),
      );
      const out = points.filter((point) => !innermost?.isPointInFill(point?.matrixTransform(matrix)));
      innermost?.remove();
      return out.length;
    },
    [ring, lines],
  );
}

for (const [width, height] of ALL_WINDOWS) {
  test(`no ring crosses the ring of a name, nor the pith of the missing page, at ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const field = '.site-intro .gt-field-rings path';
    for (const intro of ['/', '/fr']) {
      await visit(page, intro);
      await settled(page);
      await expect(page.locator(field)).toHaveCount(1);
      expect(await outside(page, '.site-intro .gt-name-ring__quiet', field)).toBe(0);
      await page.getByRole('textbox').fill('Ynxi');
      expect(await outside(page, '.site-intro .gt-name-ring__disc path', field)).toBe(0);
    }

    await visit(page, '/nowhere-at-all');
    expect(await outside(page, '.gt-broken-ring__pith', '.gt-broken-ring__line')).toBe(0);
  });
}

test('rings around the photos of a story begin outside of the bark', async ({ page }) => {
  await visit(page, '/grow-together/our-people');
  await settled(page);
  for (const row of [1, 2, 3]) {
    const photo = `.story-row:nth-child(${row}) > .story-row__photo`;
    await page.locator(photo).scrollIntoViewIfNeeded();
    expect(await outside(page, `${photo} .gt-bark > path`, `${photo} > .gt-field-rings path`)).toBe(0);
  }
});
