import { expect, type Page, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';

/** Notes in the page's `moved` whatever changes its place or size over time, by a style sheet or a script. */
function noteMovements() {
  const moved: string[] = [];
  Object.assign(window, { moved });
  const travels = (frames: ComputedKeyframe[]) =>
    ['transform', 'translate', 'scale', 'rotate'].some((property) => {
      // No way at all is written in many ways: `none`, `0px`, `0% 0%`, and for sizes `1`.
      const still = /^(none|1|(0(px|%|deg)? ?)+)$/;
      const all = frames.flatMap((frame) => frame[property] ?? []);
      const values = new Set(all.map((value) => (still.test(String(value)) ? 'still' : value)));
      return values.size > 1;
    });
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      if (!(effect instanceof KeyframeEffect) || !travels(effect.getKeyframes())) continue;
      const time = Number(effect.getComputedTiming().duration);
      // A millisecond is no journey.
      if (time > 1) moved.push(`${effect.target?.className} ${effect.pseudoElement ?? ''} ${time} ms`);
    }
  };
  for (const event of ['transitionrun', 'animationstart']) addEventListener(event, look, true);
  const watch = () => {
    look();
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

const moved = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { moved: string[] }).moved)]);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(noteMovements);
});

test('rings of a name appear without growing', async ({ page }) => {
  await visit(page, '/');
  await settled(page);
  await page.getByRole('textbox').pressSequentially('Zoë');
  await expect(page.locator('.site-intro__ring .gt-name-ring__disc')).toHaveCount(3);
  expect(await moved(page)).toEqual([]);
});

test('the flood fades in over the intro and out over the first slide', async ({ page }) => {
  await visit(page, '/');
  await settled(page);
  await page.getByRole('main').getByRole('link', { name: 'student' }).click();
  await expect(page.locator('.gt-flood')).toBeAttached();
  await expect(page).toHaveURL('/grow-together');
  await expect(page.locator('.gt-flood')).toHaveCount(0);
  expect(await moved(page)).toEqual([]);
});

test('slides fade in place, and bullets rest', async ({ page }) => {
  await visit(page, '/grow-together');
  await settled(page);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(page).toHaveURL('/discover-purpose-driven');
  await expect(page.locator('.gt-deck [data-passing]')).toHaveCount(0);
  await expect(page.locator('[data-current] .gt-bullets__bullet').first()).toBeAttached();
  expect(await moved(page)).toEqual([]);
});

test('a circle that is pointed at and pressed changes its colour and rings, not its size', async ({
  page,
}) => {
  await visit(page, '/discover-a-place-to-belong');
  await settled(page);
  const circle = page.locator('[data-current]').getByRole('link', { name: 'Our people' });
  await circle.hover();
  await expect(circle.locator('.gt-circle__grown')).toHaveCSS('opacity', '1');
  await page.mouse.down();
  await expect(circle.locator('.gt-circle__photo')).toHaveCSS('scale', /^(1|none)$/);
  await page.mouse.move(4, 400);
  await page.mouse.up();
  expect(await moved(page)).toEqual([]);
});

test('a story opens, is followed by the next and closes without a journey', async ({ page }) => {
  await visit(page, '/discover-a-place-to-belong');
  await settled(page);
  await page.locator('[data-current]').getByRole('link', { name: 'Our people' }).click();
  await expect(page).toHaveURL('/grow-together/our-people');
  await expect(page.locator('.page-story')).toBeAttached();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: /^Next story: / }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL('/grow-together/our-people');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page.locator('[data-current]').getByRole('link', { name: 'Our people' })).toBeFocused();
  expect(await moved(page)).toEqual([]);
});

test('the menu is there and gone, its icons in their places', async ({ page }) => {
  await visit(page, '/grow-together');
  await settled(page);
  await page.getByRole('button', { name: 'Open main menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: /Instagram/ })).toBeVisible();
  await menu.getByRole('button', { name: 'Industries' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  expect(await moved(page)).toEqual([]);
});

test('a slider fades, and the notice does not rise', async ({ page }) => {
  await page.route('**/geolocation', (route) => route.fulfill({ json: { country_code: 'FR' } }));
  await visit(page, '/grow-together/a-first-week-hour-by-hour');
  await settled(page);
  await expect(page.getByRole('button', { name: 'Got it' })).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByRole('main').getByRole('button', { name: /^Next/ }).click();
  await expect(page.getByText('2 of 5')).toBeVisible();
  expect(await moved(page)).toEqual([]);
});

test('a film waits to be asked', async ({ page }) => {
  await visit(page, '/discover-what-success-looks-like?play=4');
  await settled(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: /Play video/ })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});
