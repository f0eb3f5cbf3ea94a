import { expect, type Page, test } from '@playwright/test';
import { countTransitions, noteTransitions, transition } from './transitions.ts';
import { visit } from './visit.ts';

test.beforeEach(({ page }) => page.addInitScript(noteTransitions));

/** What the two pages do in the transition of this number. */
async function pages(page: Page, number: number) {
  const parts = await transition(page, number);
  const of = (name: string) => parts.find(({ part }) => part === name);
  return { old: of('old(root)'), new: of('new(root)') };
}

const LEAVES = { durationMs: 240, delayMs: 0, moves: ['opacity'] };
const COMES = { durationMs: 360, delayMs: 0, moves: ['opacity'] };

for (const [from, link, to] of [
  ['/', 'Show me how you recruit first', '/how-we-recruit-1'],
  ['/discover-your-best-self', 'Campus Resources', '/campus-resources/'],
  ['/campus-resources/', /^Interview/, '/campus-resources/interview-prep'],
  ['/connect-with-us/', /Hana Kobayashi/, '/connect-with-us/hana-kobayashi'],
] as const) {
  test(`from ${from} to ${to} one page fades into the next, and it goes back the same way`, async ({
    page,
  }) => {
    await visit(page, from, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: link }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(to);

    expect(await pages(page, 1)).toMatchObject({ old: LEAVES, new: COMES });
    await expect(page.locator('main h1')).toBeFocused();
    expect(await page.evaluate(() => [scrollY, history.length])).toEqual([0, 3]);

    await page.goBack();
    await expect(page).toHaveURL(from);
    expect(await pages(page, 2)).toMatchObject({ old: LEAVES, new: COMES });
  });
}

test('with less motion one page fades into the other in 200 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/campus-resources/', { waitUntil: 'networkidle' });
  await page
    .getByRole('link', { name: /^Interview/ })
    .first()
    .click();

  const quiet = { durationMs: 200, delayMs: 0, moves: ['opacity'] };
  expect(await pages(page, 1)).toMatchObject({ old: quiet, new: quiet });
});

test('slides move by themselves, also back to one that a page was opened from', async ({ page }) => {
  await visit(page, '/discover-your-best-self', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Campus Resources' }).click();
  await transition(page, 1);
  await page.goBack();
  await transition(page, 2);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(page).toHaveURL('/discover-what-success-looks-like');
  await expect(page.locator('.gt-deck')).not.toHaveAttribute('data-moving');

  await page.goBack();
  await expect(page).toHaveURL('/discover-your-best-self');
  await expect(page.locator('.gt-deck')).toHaveAttribute('data-moving', 'true');
  expect(await countTransitions(page)).toBe(2);
});

test('the menu goes from a page that is there already', async ({ page }) => {
  await visit(page, '/campus-resources/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Open main menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Connect With Us' }).click();
  await expect(page).toHaveURL('/connect-with-us/');
  await expect(page.getByRole('dialog')).toBeHidden();

  expect(await countTransitions(page)).toBe(0);
});

test('where a browser cannot fade, pages change all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    Reflect.deleteProperty(document, 'startViewTransition');
  });
  await visit(page, '/campus-resources/', { waitUntil: 'networkidle' });
  await page
    .getByRole('link', { name: /^Interview/ })
    .first()
    .click();

  await expect(page).toHaveURL('/campus-resources/interview-prep');
  await expect(page.locator('main h1')).toBeFocused();
});
