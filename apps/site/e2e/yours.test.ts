import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';

const YOURS = '/your-data-here';

const thing = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const motionChoice = (page: Page) => page.getByRole('radiogroup', { name: 'How much moves' });
const motionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.gtMotion);

/** Visits the site as somebody who has been here: a name, a visitor type, and a story that was read. */
async function visitBefore(page: Page) {
  await visit(page, '/');
  await page.evaluate(() => {
    localStorage.setItem('userName', 'Noor');
    localStorage.setItem('userType', 'student');
  });
  await visit(page, '/grow-together/our-people');
  await settled(page);
}

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('the footer leads to what this device keeps, in plain words', async ({ page }) => {
      await visitBefore(page);
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'What this site keeps' });
      // On a phone the end of a story is rendered when it comes near, and moves the footer.
      await link.scrollIntoViewIfNeeded();
      await settled(page);
      await link.click();
      await expect(page).toHaveURL(YOURS);
      await expect(thing(page, 'Your first name')).toContainText('Noor');
      await expect(thing(page, 'Who you are here')).toContainText('student');
      // The first page, the story and this one.
      await expect(thing(page, 'Pages you opened')).toContainText('3');
      await expect(page.getByText('0 requests to third parties')).toBeVisible();
    });

    test('one thing is erased, then everything, after a question', async ({ page }) => {
      await visitBefore(page);
      await visit(page, YOURS);
      await page.getByRole('button', { name: 'Erase: Your first name' }).click();
      await expect(said(page, 'Erased: Your first name.')).toBeVisible();
      await expect(thing(page, 'Your first name')).toContainText('Nothing');
      await expect(thing(page, 'Who you are here')).toContainText('student');
      expect(await page.evaluate(() => localStorage.getItem('userName'))).toBeNull();

      await page.getByRole('button', { name: 'Erase everything' }).click();
      await page.getByRole('button', { name: 'Keep it' }).click();
      await expect(thing(page, 'Who you are here')).toContainText('student');
      await page.getByRole('button', { name: 'Erase everything' }).click();
      await page.getByRole('button', { name: 'Yes, erase it' }).click();
      await expect(said(page, 'Erased. Your visit goes on')).toBeVisible();
      await expect(thing(page, 'Pages you opened')).toContainText('Nothing');
      expect(await page.evaluate(() => localStorage.getItem('userType'))).toBeNull();
    });

    test('all of it is taken along as a file, which is made here', async ({ page }) => {
      await visitBefore(page);
      await visit(page, YOURS);
      await expect(thing(page, 'Your first name')).toContainText('Noor');
      await settled(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith('blob:')) asked.push(request.url());
      });
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save a copy' }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe('your-data-here.json');
      const { kept } = JSON.parse(readFileSync(await file.path(), 'utf8'));
      expect(kept).toContainEqual({
        what: 'Your first name',
        why: expect.stringContaining('ring'),
        value: 'Noor',
        stored: [{ storage: 'localStorage', key: 'userName', value: 'Noor' }],
      });
      expect(asked).toEqual([]);
    });
  });
}

test('the keyboard erases everything: focus goes to the question, and back', async ({ page }) => {
  await visitBefore(page);
  await visit(page, YOURS);
  const all = page.getByRole('button', { name: 'Erase everything' });
  await expect(all).toBeEnabled();
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Erase everything from this device?')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Yes, erase it' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(all).toBeFocused();
  await expect(thing(page, 'Your first name')).toContainText('Noor');
});

test('motion is set with the keys, before the first paint of the next page, and follows the device again', async ({
  page,
}) => {
  await visit(page, YOURS);
  await motionChoice(page).getByRole('radio', { name: 'As my device asks' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(motionChoice(page).getByRole('radio', { name: 'Keep things still' })).toBeChecked();
  await expect(said(page, 'Motion is off.')).toBeVisible();
  expect(await motionOf(page)).toBe('reduced');

  await page.goto('/grow-together', { waitUntil: 'commit' });
  await expect.poll(() => motionOf(page)).toBe('reduced');
  await visit(page, YOURS);
  await expect(motionChoice(page).getByRole('radio', { name: 'Keep things still' })).toBeChecked();
  await motionChoice(page).getByRole('radio', { name: 'As my device asks' }).check();
  await visit(page, YOURS);
  await expect(motionChoice(page).getByRole('radio', { name: 'As my device asks' })).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that nothing is kept, and what could be', async ({ page }) => {
    await page.goto(YOURS);
    // Text selectors do not look into `noscript`.
    await expect(page.locator('.yours__note')).toContainText('this site keeps nothing on your device');
    await expect(page.getByRole('heading', { name: 'Your first name' })).toBeVisible();
  });
});
