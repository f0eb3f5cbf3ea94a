import { expect, type Page, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';

/** A story with a film and with three sentences. */
const STORY = '/grow-together/the-red-canoe';
/** Another one, without a film. */
const NEAR = '/grow-together/our-people';

const forms = (page: Page) => page.getByRole('navigation', { name: 'Versions' });
const nextStory = (page: Page) =>
  page.getByRole('navigation', { name: 'More stories' }).getByRole('link').first();
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const words = async (page: Page) => (await page.getByRole('main').textContent())?.replace(/\s+/g, ' ') ?? '';

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a story is read in four forms, with a way from each to each', async ({ page }) => {
      await visit(page, STORY);
      const headline = (await heading(page).textContent()) ?? '';
      await forms(page).getByRole('link', { name: 'Plain text' }).click();
      await expect(page).toHaveURL(`${STORY}/plain`);
      await expect(heading(page)).toHaveText(headline);
      await expect(forms(page).getByRole('link', { name: 'Plain text' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await forms(page).getByRole('link', { name: 'Transcript first' }).click();
      await expect(page).toHaveURL(`${STORY}/transcript`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await forms(page).getByRole('link', { name: 'Sixty seconds' }).click();
      await expect(page).toHaveURL(`${STORY}/sixty-seconds`);
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: /\.$/ })).toHaveCount(3);
      await forms(page).getByRole('link', { name: 'In full' }).click();
      await expect(page).toHaveURL(STORY);
    });

    test('the chosen form is kept for the next story, after a reload too, until the story as it is is chosen', async ({
      page,
    }) => {
      await visit(page, STORY);
      await forms(page).getByRole('link', { name: 'Plain text' }).click();
      await expect(page).toHaveURL(`${STORY}/plain`);
      await visit(page, `${NEAR}/plain`);
      await nextStory(page).click();
      await expect(page).toHaveURL(/\/grow-together\/[\w-]+\/plain$/);
      await expect(page).not.toHaveURL(`${NEAR}/plain`);
      // From other pages, too, after a reload.
      await visit(page, '/grow-together/stories');
      await page
        .getByRole('main')
        .getByRole('link', { name: /^The red canoe/ })
        .click();
      await expect(page).toHaveURL(`${STORY}/plain`);

      await forms(page).getByRole('link', { name: 'In full' }).click();
      await expect(page).toHaveURL(STORY);
      await visit(page, '/grow-together/stories');
      await page
        .getByRole('main')
        .getByRole('link', { name: /^The red canoe/ })
        .click();
      await expect(page).toHaveURL(STORY);
    });
  });
}

test('the keyboard opens a form, and focus goes to its headline', async ({ page }) => {
  await visit(page, STORY);
  await forms(page).getByRole('link', { name: 'Sixty seconds' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${STORY}/sixty-seconds`);
  await expect(heading(page)).toBeFocused();
});

test('the three sentences of sixty seconds are words of the story', async ({ page }) => {
  await visit(page, `${STORY}/plain`);
  const story = await words(page);
  await page.goto(`${STORY}/sixty-seconds`);
  const sentences = await page
    .getByRole('main')
    .locator('.story-form__sentences')
    .getByRole('listitem')
    .allTextContents();
  expect(sentences).toHaveLength(3);
  for (const sentence of sentences) expect(story).toContain(sentence);
});

test('a form that a story does not have leads to those it has', async ({ page }) => {
  await page.goto(`${NEAR}/transcript`);
  await expect(page.getByText('This story has no version called')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Plain text' }).click();
  await expect(page).toHaveURL(`${NEAR}/plain`);
});
