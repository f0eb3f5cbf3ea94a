import { expect, type Page, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.userName || null, localStorage.userInitial || null]);

/** Goes on as a student under a name. */
async function goOnAs(page: Page, name: string, home = '/') {
  await page.getByRole('textbox').fill(name);
  await page
    .getByRole('main')
    .getByRole('link', { name: home === '/' ? /student/ : /étud/i })
    .click();
  await expect(page).not.toHaveURL(home);
}

for (const name of ['李', 'É', 'O', 'E\u0301', '👩‍👩‍👧']) {
  test(`${name} is greeted on the next page, on the next visit and on the last slide, and has a ring`, async ({
    page,
  }) => {
    await visit(page, '/');
    await goOnAs(page, name);
    await expect(page.locator('[data-current]').getByText(`Hello, ${name}.`)).toBeVisible();
    expect(await stored(page)).toEqual([null, name]);

    await visit(page, '/discover-your-story');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}, the next ring is yours.`);
    await expect(page.locator('[data-current] .gt-name-ring__disc').first()).toBeAttached();
    expect(
      await page
        .locator('[data-current] .site-for:not([hidden]) .gt-name-ring')
        .first()
        .getAttribute('style'),
    ).toMatch(/--gt-bands: ?1/);

    await visit(page, '/');
    await expect(page.getByText(`Welcome back, ${name}.`)).toBeVisible();
    await expect(page.locator('.site-intro__ring .gt-name-ring__disc')).toHaveCount(1);
    await page.getByRole('button', { name: `Not ${name}? Start over` }).click();
    // The page changes in a view transition, after the press.
    await expect.poll(() => stored(page)).toEqual([null, null]);
    await page.reload();
    await expect(page.getByText('Welcome back')).toHaveCount(0);
  });
}

test('a longer name takes the place of a short one, and a short one that of a longer', async ({ page }) => {
  await visit(page, '/');
  await goOnAs(page, '李');
  await visit(page, '/');
  await goOnAs(page, '李明');
  expect(await stored(page)).toEqual(['李明', null]);
  await visit(page, '/');
  await goOnAs(page, 'O');
  expect(await stored(page)).toEqual([null, 'O']);
});

for (const [what, name] of [
  ['a zero-width space', '\u200B'],
  ['a word joiner', '\u2060'],
  ['a soft hyphen', '\u00AD'],
  ['a byte order mark and a Hangul filler', '\uFEFF\u3164'],
  ['the blank of Braille', '\u2800'],
  ['a mark that turns the direction', '\u202E'],
] as const) {
  test(`${what} is nothing typed`, async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('textbox').fill(name);
    await expect(page.getByText('This one is yours')).toHaveCount(0);
    await expect(page.locator('.site-intro__ring .gt-name-ring__disc')).toHaveCount(0);
    await goOnAs(page, name);
    await expect(page.locator('[data-current]').getByText(/^Hello\. /)).toBeVisible();
    expect(await stored(page)).toEqual([null, null]);
  });
}

test('a name that ends with a full stop gets no second one, in both languages', async ({ page }) => {
  for (const home of ['/', '/fr']) {
    await visit(page, home);
    await page.getByRole('textbox').fill('J.');
    await expect(page.locator('.site-intro__caption')).toHaveText(/J\.$/);
    await expect(page.locator('.site-intro__caption')).not.toContainText('J..');
    await goOnAs(page, 'J.', home);
    await expect(page.locator('[data-current]').getByText(/(?:Hello|Bonjour), J\. \S/)).toBeVisible();
    await visit(page, home);
    await expect(page.locator('.site-intro__hello')).toContainText(/J\. \S/);
    await expect(page.locator('.site-intro__hello')).not.toContainText('J..');
    await page.evaluate(() => localStorage.clear());
  }
});

test('what turns the reading direction is taken out of a name, and joiners of a script stay', async ({
  page,
}) => {
  await visit(page, '/');
  await goOnAs(page, 'نیما\u200Cجان\u202E');
  expect(await stored(page)).toEqual(['نیما\u200Cجان', null]);
});
