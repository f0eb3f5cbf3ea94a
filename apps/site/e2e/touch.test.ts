import { expect, type Page, test } from '@playwright/test';
import { DEVICES } from '@tamarack-lowe/bench/browser';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';

test.use(DEVICES.phone);

/** A finger that goes to the left in ten small moves, as fingers do, from a place in the window. */
async function swipe(page: Page, { x, y }: { x: number; y: number }) {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', at: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: at, y }] });
  await touch('touchStart', x);
  for (let move = 1; move <= 10; move += 1) await touch('touchMove', x - move * 15);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

for (const [name, viewport, places] of [
  [
    'upright',
    DEVICES.phone.viewport,
    [
      { x: 300, y: 160 },
      { x: 300, y: 520 },
    ],
  ],
  [
    'on its side',
    { width: 844, height: 390 },
    [
      { x: 200, y: 150 },
      { x: 700, y: 200 },
    ],
  ],
] as const) {
  test(`a finger on words or circles of a phone ${name} brings the next slide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/discover-a-place-to-belong');
    await settled(page);
    for (const [step, place] of places.entries()) {
      await swipe(page, place);
      await expect(page).toHaveURL(
        ['/discover-your-best-self', '/discover-what-success-looks-like'][step] ?? '',
      );
      await expect(page.locator('.gt-deck [data-passing]')).toHaveCount(0);
    }
  });
}

test('a class of the root tells that the menu is open', async ({ page }) => {
  await visit(page, '/grow-together/belonging');
  const root = page.locator('html');
  await page.getByRole('button', { name: 'Open main menu' }).click();
  await expect(root).toHaveClass(/(^| )menu-opened( |$)/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close main menu' }).click();
  await expect(root).not.toHaveClass(/menu-opened/);
});
