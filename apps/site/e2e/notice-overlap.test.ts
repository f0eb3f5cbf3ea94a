import { expect, type Page, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';
import { inBothLanguages } from './languages.ts';
import { ALL_WINDOWS } from './windows.ts';

const FILL_THE_WINDOW = inBothLanguages([
  '/',
  '/grow-together',
  '/discover-a-place-to-belong',
  '/discover-your-story',
]);

const PAGES = [
  ...FILL_THE_WINDOW,
  ...inBothLanguages([
    '/grow-together/belonging',
    '/connect-with-us',
    '/campus-resources',
    '/campus-resources/interview-prep',
    '/campus-resources/campus-events',
  ]),
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Names of what lies under the notice; `anywhere`: wherever the page is scrolled to. */
const buried = (page: Page, anywhere: boolean) =>
  page.evaluate((anywhere) => {
    const notice = document.querySelector('.gt-notice');
    const controls = [
      ...document.querySelectorAll('main a[href], main button, main input, header a, header button'),
    ];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => {
        if (anywhere) control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = control.getBoundingClientRect();
        // Circles below the end of a slide that scrolls are under nothing: the visitor scrolls to them.
        const end = control.closest('.gt-slide__scroll')?.getBoundingClientRect().bottom ?? Infinity;
        const middle = top + height / 2;
        return middle < end && notice?.contains(document.elementFromPoint(left + width / 2, middle));
      })
      .map((control) => control.textContent);
  }, anywhere);

for (const address of PAGES) {
  test(`on ${address} the notice leaves everything that can be pressed free, in every window`, async ({
    page,
  }) => {
    await page.route('**/geolocation', (route) => route.fulfill({ json: { country_code: 'FR' } }));
    const fillsWindow = FILL_THE_WINDOW.includes(address);
    for (const [place, [width, height]] of ALL_WINDOWS.entries()) {
      await page.setViewportSize({ width, height });
      // A notice finds its place when it appears.
      if (fillsWindow || place === 0) await visit(page, address);
      await expect(page.locator('.gt-notice').getByRole('button')).toBeVisible();
      if (fillsWindow) expect(await buried(page, false), `${width} × ${height}, as it comes`).toEqual([]);
      expect(await buried(page, true), `${width} × ${height}`).toEqual([]);
    }
  });
}

for (const address of inBothLanguages(['/', '/connect-with-us', '/campus-resources'])) {
  test(`on ${address} the notice covers no headline on phones, upright and on their side`, async ({
    page,
  }) => {
    await page.route('**/geolocation', (route) => route.fulfill({ json: { country_code: 'FR' } }));
    for (const [width, height] of [
      [844, 390],
      [667, 375],
      [390, 844],
      [375, 667],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visit(page, address);
      await expect(page.locator('.gt-notice').getByRole('button')).toBeVisible();
      const notice = await page.locator('.gt-notice:not(.gt-hint)').boundingBox();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const isAbove = (title?.y ?? 0) + (title?.height ?? 0) <= (notice?.y ?? 0);
      const isBelow = (notice?.y ?? 0) + (notice?.height ?? 0) <= (title?.y ?? 0);
      expect(isAbove || isBelow, `${width} × ${height}`).toBe(true);
    }
  });
}

/** Names of circles and titles of the current slide that stand elsewhere without the notice. */
const movedByNotice = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root } = document;
    const notice = document.querySelector<HTMLElement>('.gt-notice');
    const parts = [...document.querySelectorAll('[data-current] :is(h1, .gt-circle)')].filter((part) =>
      part.checkVisibility(),
    );
    const places = () => parts.map((part) => Math.round(part.getBoundingClientRect().top));
    const [before, place = ''] = [places(), root.dataset.gtNotice];
    if (notice) notice.hidden = true;
    delete root.dataset.gtNotice;
    const without = places();
    root.dataset.gtNotice = place;
    if (notice) notice.hidden = false;
    return parts.filter((_, index) => before[index] !== without[index]).map((part) => part.textContent);
  });

const DECK_WINDOWS = [...ALL_WINDOWS, [320, 640], [667, 375]] as const;

for (const address of inBothLanguages(['/grow-together', '/how-we-recruit-1'])) {
  test(`from ${address} on, a notice moves no circle in wide and in upright windows, and lies below all slides in others`, async ({
    page,
  }) => {
    await page.route('**/geolocation', (route) => route.fulfill({ json: { country_code: 'FR' } }));
    await visit(page, address);
    await expect(page.locator('.gt-notice').getByRole('button')).toBeVisible();
    for (const [width, height] of DECK_WINDOWS) {
      await page.setViewportSize({ width, height });
      const isKept = height >= 560 && (width >= 992 || width < 768 || height > width);
      const moved = await movedByNotice(page);
      if (isKept) expect(moved, `${width} × ${height}`).toEqual([]);
      const edges = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const [deck, notice] = [box('.gt-deck'), box('.gt-notice')];
        return {
          deck: deck?.bottom,
          notice: notice?.top,
          below: innerHeight - (notice?.bottom ?? 0),
          scrollHeight: document.documentElement.scrollHeight,
        };
      });
      expect(edges, `${width} × ${height}`).toEqual({
        deck: isKept ? height : edges.notice,
        notice: expect.any(Number),
        below: isKept ? expect.any(Number) : 0,
        scrollHeight: height,
      });
    }
  });
}
