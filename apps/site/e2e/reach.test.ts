import { expect, type Page, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';
import { WINDOWS } from './windows.ts';

/** The windows of the art direction. */
const SLIDES = [
  '/grow-together',
  '/discover-purpose-driven',
  '/discover-a-place-to-belong',
  '/discover-your-best-self',
  '/discover-what-success-looks-like',
  '/discover-your-story',
  '/how-we-recruit-1',
  '/how-we-recruit-2',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const openMenu = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Open main menu' }).click();
  return page.getByRole('dialog', { name: 'Main menu' });
};

const closeMenu = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Close main menu' }).click();

for (const address of SLIDES) {
  test(`on ${address} privacy and accessibility can be pressed in the menu of every window`, async ({
    page,
  }) => {
    await visit(page, address);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const menu = await openMenu(page);
      for (const name of [/^Privacy policy/, /^Accessibility/]) {
        const link = menu.getByRole('link', { name });
        // Every option of a press except a new tab.
        await link.click({ trial: true, timeout: 5000 });
        const box = await link.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
      await closeMenu(page);
    }
  });
}

for (const type of ['student', 'experienced']) {
  test(`${type}: where the header of a wide window leads, that of a phone or its menu leads too`, async ({
    page,
  }) => {
    await page.addInitScript((type) => localStorage.setItem('userType', type), type);
    const waysOf = (root: string) =>
      page
        .locator(`${root} a`)
        .filter({ visible: true })
        .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname }) => pathname));
    for (const address of ['/grow-together', '/discover-a-place-to-belong', '/how-we-recruit-1']) {
      await visit(page, address);
      await page.setViewportSize({ width: 1440, height: 900 });
      const wide = await waysOf('header');
      expect(wide).toContain('/');
      for (const [width, height] of WINDOWS.slice(2)) {
        await page.setViewportSize({ width, height });
        const onPage = await waysOf('header');
        await openMenu(page);
        const ways = [...onPage, ...(await waysOf('dialog'))];
        expect(ways, `${address} at ${width} × ${height}`).toEqual(expect.arrayContaining(wide));
        await closeMenu(page);
      }
    }
  });
}

test('on a phone every slide is two presses away: the menu, and its stop, which is marked there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/grow-together');
  for (const address of SLIDES) {
    const menu = await openMenu(page);
    await menu.locator(`.gt-menu__stops a[href="${address}"]`).click();
    await expect(page).toHaveURL(address);
    await expect(menu).toBeHidden();
    await openMenu(page);
    await expect(menu.locator('[aria-current="page"]')).toHaveAttribute('href', address);
    await closeMenu(page);
  }
});
