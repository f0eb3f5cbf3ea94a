import { expect, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';
import { focusedName } from './focusedName.ts';

for (const [path, width, height] of [
  ['/connect-with-us/', 390, 700],
  ['/connect-with-us/', 320, 568],
  ['/campus-resources/campus-events', 1280, 720],
  ['/', 390, 700],
] as const) {
  test(`the notice never covers what has focus on ${path} at ${width} px, and does not trap it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.route('**/geolocation', (route) => route.fulfill({ json: { country_code: 'DE' } }));
    await visit(page, path);
    await expect(page.getByRole('button', { name: 'Got it' })).toBeVisible();
    const visited = new Set<string>();
    for (let stop = 0; stop < 45; stop++) {
      await page.keyboard.press('Tab');
      // Moving aside and scrolling take a frame or two.
      await expect.poll(() => page.evaluate(covered), { message: await focusedName(page) }).toBe(false);
      visited.add(await focusedName(page));
    }
    expect(visited.size).toBeGreaterThan(8);
  });
}

/** Returns true when the notice covers the focused element. */
function covered(): boolean {
  const notice = document.querySelector('.gt-notice');
  const focused = document.activeElement;
  if (!notice || !focused || focused === document.body || notice.contains(focused)) return false;
  const over = notice.getBoundingClientRect();
  const under = focused.getBoundingClientRect();
  return (
    under.bottom > over.top && under.top < over.bottom && under.right > over.left && under.left < over.right
  );
}
