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
        return notice?.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((control) => control.textContent);
  }, anywhere);

for (const address of PAGES) {
  test(`on ${address} the notice leaves everything that can be pressed free, in every window`, async ({
    page,
  }) => {
    await page.route('**/geolocation', (route) => route.fulfill({ json: { country_code: 'FR' } }));
    for (const [width, height] of ALL_WINDOWS) {
      await page.setViewportSize({ width, height });
      await visit(page, address);
      await expect(page.locator('.gt-notice').getByRole('button')).toBeVisible();
      if (FILL_THE_WINDOW.includes(address))
        expect(await buried(page, false), `${width} × ${height}, as it comes`).toEqual([]);
      expect(await buried(page, true), `${width} × ${height}`).toEqual([]);
    }
  });
}
