import { expect, type Page, test } from '@playwright/test';
import { settled, visit, watch } from '@tamarack-lowe/built-pages/visit';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [slide, words, story] of [
  ['/discover-a-place-to-belong', 'Our people', '/grow-together/our-people'],
  ['/how-we-recruit-2', 'We are listening', '/how-we-recruit-1/we-are-listening'],
] as const) {
  test(`a story opened from ${slide} leads back to its circle`, async ({ page }) => {
    await visit(page, slide);
    const circle = page.locator('[data-current]').getByRole('link', { name: words });
    await circle.click();
    await expect(page).toHaveURL(story);
    await expect(title(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(slide);
    await expect(circle).toBeFocused();
    await circle.press('Enter');
    await expect(page).toHaveURL(story);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Back to/ })
      .first()
      .click();
    await expect(page).toHaveURL(slide);
    await expect(circle).toBeFocused();
  });
}

for (const type of ['student', 'experienced'])
  test(`Back from the slides leads to the choice "${type}" that was taken, although both lead there`, async ({
    page,
  }) => {
    await page.addInitScript((type) => localStorage.setItem('userType', type), type);
    await visit(page, '/');
    const choice = page.getByRole('main').getByRole('link', { name: type });
    await choice.click();
    await expect(page).toHaveURL('/grow-together');
    await expect(title(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(choice).toBeFocused();
  });

test('who goes back before the story has come is led to its circle too', async ({ page }) => {
  await page.route('**/our-people/page-data.json?*', () => {});
  await visit(page, '/discover-a-place-to-belong');
  const circle = page.locator('[data-current]').getByRole('link', { name: 'Our people' });
  await circle.click();
  await expect(page).toHaveURL('/grow-together/our-people');
  await expect(title(page)).toBeFocused();
  await page.goBack();
  await expect(circle).toBeFocused();
});

test('the portrait of the next story moves to the photo that stands in its place there', async ({ page }) => {
  await visit(page, '/grow-together/the-clinic-that-stayed-open');
  await settled(page);
  // The page begins with a photo of the farm; the portrait is further down.
  await page
    .getByRole('link', { name: /^Next story: Where, on the diagram/ })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL('/grow-together/a-farm-passed-on');
  await expect(page.locator('.story-row:first-child .moved')).toBeVisible();
});

test('a film plays over its slide and gives the focus back to its circle', async ({ page }) => {
  await visit(page, '/discover-what-success-looks-like');
  const circle = page.locator('[data-current] a[href$="?play=4"]').filter({ visible: true });
  await circle.click();
  await expect(page).toHaveURL(/\?play=4$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/discover-what-success-looks-like');
  await expect(circle).toBeFocused();
  await visit(page, '/discover-what-success-looks-like?play=4');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(circle).toBeFocused();
});

test('who goes back twice at once is led to the circle of the story that was opened', async ({ page }) => {
  await visit(page, '/discover-a-place-to-belong');
  await page.locator('[data-current]').getByRole('link', { name: 'Our people' }).click();
  await expect(page).toHaveURL('/grow-together/our-people');
  // Before its page has come, the words of the circle are the title.
  const nextStory = page.getByRole('link', { name: /^Next story: / });
  await expect(nextStory).toBeVisible();
  const first = (await title(page).textContent()) ?? '';
  await nextStory.click();
  await expect(title(page)).not.toHaveText(first);
  await page.evaluate((first) => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== first) return;
      seen.disconnect();
      history.back();
    });
    seen.observe(document.body, { childList: true, subtree: true, characterData: true });
    history.back();
  }, first);
  await expect(page.locator('[data-current]').getByRole('link', { name: 'Our people' })).toBeFocused();
});

test('a film that was closed leaves nothing behind in the history', async ({ page }) => {
  await visit(page, '/discover-your-best-self');
  await settled(page);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(page).toHaveURL('/discover-what-success-looks-like');
  await page.locator('[data-current] a[href$="?play=4"]').filter({ visible: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/discover-what-success-looks-like');
  await page.goBack();
  await expect(page).toHaveURL('/discover-your-best-self');
});

for (const number of ['99', 'constructor', '__proto__'])
  test(`there is no film "${number}", and the slide does without`, async ({ page }) => {
    const errors = watch(page);
    await visit(page, `/how-we-recruit-1?play=${number}`);
    await settled(page);
    await expect(title(page)).toHaveText('How We Recruit');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

for (const [list, words] of [
  ['/campus-resources', /^Our process/],
  ['/campus-resources/campus-events', 'Subscribe by type or school'],
  ['/connect-with-us', /^Benoît Lachapelle/],
  ['/grow-together/stories', /^First month in/],
] as const)
  test(`Back on ${list} leads to the link that was followed, and Forward to the title`, async ({ page }) => {
    await visit(page, list);
    const link = page.getByRole('main').getByRole('link', { name: words });
    await link.click();
    await expect(page).not.toHaveURL(list);
    await expect(title(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.goForward();
    await expect(page).not.toHaveURL(list);
    await expect(title(page)).toBeFocused();
  });
