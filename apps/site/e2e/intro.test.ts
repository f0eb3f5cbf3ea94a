import { expect, type Page, test } from '@playwright/test';
import { settled, visit, watch } from '@tamarack-lowe/built-pages/visit';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const choice = (page: Page, type: string) => page.getByRole('main').getByRole('link', { name: type });
const next = (page: Page) => page.getByRole('button', { name: 'Next slide' });

/** For `page.addInitScript`: records the colour scheme of each flood, which is removed soon. */
function noteFloods() {
  const floods: (string | undefined)[] = [];
  Object.assign(window, { floods });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.matches('.gt-flood'))
          floods.push(node.querySelector<HTMLElement>('[data-gt-scheme]')?.dataset.gtScheme);
  }).observe(document, { subtree: true, childList: true });
}

for (const [type, light, ...tag] of [
  ['student', 'dawn'],
  ['experienced', 'dusk', '@detail'],
] as const) {
  test(`choosing ${type} floods the screen with ${light}, once, and then shows the first slide`, {
    tag: [...tag],
  }, async ({ page }) => {
    const errors = watch(page);
    await page.addInitScript(noteFloods);
    await visit(page, '/');
    await page.getByRole('textbox').fill('Amélie');
    await choice(page, type).dblclick();
    await expect(page).toHaveURL('/grow-together');
    await expect(page.getByText('Hello, Amélie.')).toBeVisible();
    await expect(title(page)).toBeFocused();
    await expect(page.locator('.gt-flood')).toHaveCount(0);
    expect(await page.evaluate(() => (window as Window & { floods?: unknown[] }).floods)).toEqual([light]);
    await expect(page.locator('html')).toHaveClass(new RegExp(`path-${type}`));
    expect(errors).toEqual([]);
  });
}

test('a choice counts when the flood cannot be loaded', { tag: '@detail' }, async ({ page }) => {
  await page.route('**/assets/startFlood-*.js', (route) => route.abort());
  await visit(page, '/');
  await choice(page, 'student').click();
  await expect(page).toHaveURL('/grow-together');
});

test('a choice that was left does not navigate later', { tag: '@detail' }, async ({ page }) => {
  await page.clock.install();
  let release = () => {};
  const isLeft = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The flood takes real time: without this, a slow machine would leave the slides instead.
  await page.route('**/grow-together/page-data.json?*', async (route) => {
    await isLeft;
    await route.continue();
  });
  await visit(page, '/connect-with-us/');
  await page
    .getByRole('link', { name: /home|start/i })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await choice(page, 'student').click();
  await page.goBack();
  await expect(page.locator('.gt-flood')).toHaveCount(0);
  release();
  // Longer than the set-up of the slides.
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/connect-with-us/');
});

test('after the name, Enter leads to the first choice', { tag: '@detail' }, async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('textbox').fill('Amélie');
  await page.keyboard.press('Enter');
  await expect(choice(page, 'student')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/grow-together');
});

test('nothing travels for visitors who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await choice(page, 'student').click();
  await expect(page).toHaveURL('/grow-together');
  await next(page).click();
  await expect(title(page)).toHaveText('Purpose Driven');
  const transform = await page
    .locator('.gt-deck__track')
    .evaluate((track) => getComputedStyle(track).transform);
  expect(['none', 'matrix(1, 0, 0, 1, 0, 0)']).toContain(transform);
});

test('a name of one letter is a name: there is no objection, and it is stored beside longer ones', {
  tag: '@detail',
}, async ({ page }) => {
  await visit(page, '/');
  const hint = (await page.locator('.gt-text-field__note').textContent()) ?? '';
  await page.getByRole('textbox').fill('A');
  await expect(page.getByText('This one is yours, A.')).toBeVisible();
  await expect(page.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('textbox')).toHaveAccessibleDescription(hint);
  await choice(page, 'student').click();
  await expect(page).toHaveURL('/grow-together');
  expect(await page.evaluate(() => [localStorage.userInitial, localStorage.userName])).toEqual([
    'A',
    undefined,
  ]);
});

test('a returning visitor is greeted and can start over', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('userName', 'Amélie'));
  await visit(page, '/');
  await expect(page.getByText('Welcome back, Amélie.')).toBeVisible();
  const startOver = page.getByRole('button', { name: 'Not Amélie? Start over' });
  expect((await startOver.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await startOver.click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveValue('');
});

test('starting over removes everything about the previous visitor, except the dismissed notice', {
  tag: '@detail',
}, async ({ page }) => {
  const stored = () =>
    page.evaluate(() => ['userName', 'userType', 'gdpr'].map((key) => localStorage.getItem(key)));
  const read = page.locator('[data-current]').getByRole('link', { name: 'Our people' });
  const toOurPeople = async () => {
    await choice(page, 'experienced').click();
    await expect(page).toHaveURL('/grow-together');
    await next(page).click();
    await next(page).click();
    await expect(page).toHaveURL('/discover-a-place-to-belong');
  };
  await visit(page, '/');
  await page.evaluate(() => localStorage.setItem('gdpr', 'true'));
  await page.getByRole('textbox').fill('Amélie');
  await toOurPeople();
  await read.click();
  await expect(page).toHaveURL('/grow-together/our-people');
  await page.goBack();
  await expect(read).toHaveAccessibleName(/\(opened\)/);

  await page
    .getByRole('banner')
    .getByRole('link', { name: /home|start/i })
    .click();
  await page.getByRole('button', { name: 'Not Amélie? Start over' }).click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveValue('');
  await expect(page.locator('html')).toHaveClass(/path-student/);
  expect(await stored()).toEqual(['', '', 'true']);

  await toOurPeople();
  await expect(read).not.toHaveAccessibleName(/\(opened\)/);
});

test('a long name is written smaller until it fits its line', { tag: '@detail' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  const field = page.getByRole('textbox');
  await field.fill('Maximilianus-Alexand');
  expect(await field.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
});

test('every letter of a name grows a ring', { tag: '@detail' }, async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('textbox').pressSequentially('Zoë');
  await expect(page.locator('.site-intro__ring .gt-name-ring__disc')).toHaveCount(3);
});

test('a visitor who asks how we recruit first keeps the name, and no type', { tag: '@detail' }, async ({
  page,
}) => {
  await visit(page, '/');
  await settled(page);
  await page.getByRole('textbox').fill('Amélie');
  await page.getByRole('main').getByRole('link', { name: 'Show me how you recruit first' }).click();
  await expect(page).toHaveURL('/how-we-recruit-1');
  expect(await page.evaluate(() => [localStorage.userName, localStorage.userType])).toEqual([
    'Amélie',
    undefined,
  ]);
});

test('a visitor who comes back to the intro on a phone starts at its top', { tag: '@detail' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    localStorage.setItem('userName', 'Amélie');
    localStorage.setItem('userType', 'experienced');
    addEventListener('scroll', () => Object.assign(window, { scrolled: true }), { passive: true });
  });
  await visit(page, '/');
  await settled(page);
  await expect(page.getByText('Welcome back, Amélie.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

  expect(await page.evaluate(() => [scrollY, 'scrolled' in window])).toEqual([0, false]);
});

test('opened in a new tab, the ways on from the intro leave it where it is', { tag: '@detail' }, async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await settled(page);
  for (const name of ['Show me how you recruit first', /student/]) {
    const tab = context.waitForEvent('page');
    await page
      .getByRole('main')
      .getByRole('link', { name })
      .click({ modifiers: ['ControlOrMeta'] });
    await (await tab).close();
  }
  await expect(page.locator('.gt-flood')).toHaveCount(0);
  await expect(page).toHaveURL('/');
});
