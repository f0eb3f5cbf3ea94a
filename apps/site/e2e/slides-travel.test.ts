import { expect, type Page, test } from '@playwright/test';
import { noteTransitions, transition } from './transitions.ts';
import { visit } from './visit.ts';

/** Waits for the transition of this number, from 1, and gives the photos that took part: the one before, the one after. */
async function travel(page: Page, number: number) {
  const parts = await transition(page, number);
  const photos = parts.flatMap(({ part }) => /^(old|new)\(story-photo\)/.exec(part)?.slice(1, 2) ?? []);
  return [...new Set(photos)].sort();
}

for (const [type, theme, slide, story] of [
  ['student', 'one photo', '/discover-a-place-to-belong', '/grow-together/holistic-well-being'],
  ['student', 'two photos', '/discover-a-place-to-belong', '/grow-together/belonging'],
  ['student', 'steps', '/discover-a-place-to-belong', '/grow-together/our-people'],
  ['student', 'a slider', '/discover-a-place-to-belong', '/grow-together/a-first-week-hour-by-hour'],
  ['student', 'a film', '/discover-a-place-to-belong', '/grow-together/award-wining-culture'],
  ['experienced', 'a film', '/discover-your-story', '/grow-together/the-red-canoe'],
  ['experienced', 'one photo', '/how-we-recruit-2', '/how-we-recruit-1/$$$'],
] as const) {
  test(`${type}: the photo of a circle becomes that of a story with ${theme}, and comes back`, async ({
    page,
  }) => {
    await page.addInitScript((type) => localStorage.setItem('userType', type), type);
    await page.addInitScript(noteTransitions);
    await visit(page, slide, { waitUntil: 'networkidle' });
    const circle = page.locator(`.gt-deck__slide[data-current] a[href="${story}"]`).filter({ visible: true });
    const title = page.getByRole('heading', { level: 1 });

    await circle.first().click();
    await expect(page).toHaveURL(story);
    expect(await travel(page, 1)).toEqual(['new', 'old']);
    await expect(title).toBeFocused();

    await page.goBack();
    await expect(page).toHaveURL(slide);
    expect(await travel(page, 2)).toEqual(['new', 'old']);
    await expect(circle.first()).toBeFocused();

    await circle.first().press('Enter');
    await expect(page).toHaveURL(story);
    expect(await travel(page, 3)).toEqual(['new', 'old']);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Back to/ })
      .first()
      .click();
    await expect(page).toHaveURL(slide);
    expect(await travel(page, 4)).toEqual(['new', 'old']);
    await expect(circle.first()).toBeFocused();
  });
}

test('where a browser cannot carry photos, stories open all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await visit(page, '/discover-a-place-to-belong', { waitUntil: 'networkidle' });
  await page.locator('[data-current]').getByRole('link', { name: 'Our people' }).click();
  await expect(page).toHaveURL('/grow-together/our-people');
  await page.goBack();
  await expect(page.locator('[data-current]').getByRole('link', { name: 'Our people' })).toBeFocused();
});
