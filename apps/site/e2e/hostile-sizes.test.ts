import { expect, type Page, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';

const EVENTS = '/campus-resources/campus-events';
const MOST_ELEMENTS = 30_000;

const elements = (page: Page) => page.locator('*').count();
const rows = (page: Page) => page.getByRole('article');

/** Answers with as many events to come, and as many that are over. */
async function answerWith(page: Page, coming: number, past = 0) {
  const events = Array.from({ length: coming + past }, (_, index) => ({
    id: index + 1,
    title: index < coming ? `Coming ${index + 1}` : `Over ${index + 1 - coming}`,
    date: index < coming ? '2999-02-11' : '2001-03-04',
    start_time: `${String(Math.floor((index % 1440) / 60)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`,
    province: [index === 7 ? 'quebec' : 'ontario'],
  }));
  const provinces = [
    { id: 1, slug: 'ontario', name: 'Ontario', code: 'ON' },
    { id: 2, slug: 'quebec', name: 'Québec', code: 'QC' },
  ];
  await page.route('**/api/campus_events', (route) => route.fulfill({ json: { events, provinces } }));
}

test('2,000 events come fifty at a time; the keyboard goes on at the first new one', async ({ page }) => {
  await answerWith(page, 2000);
  await visit(page, EVENTS);
  await expect(rows(page)).toHaveCount(50);
  const said = page.getByRole('status').filter({ hasText: 'shown' });
  await expect(said).toHaveText('50 of 2,000 shown, 1,950 more');
  expect(await elements(page)).toBeLessThan(MOST_ELEMENTS);

  const more = page.getByRole('button', { name: 'Show more events' });
  await expect(more).toHaveAccessibleDescription('50 of 2,000 shown, 1,950 more');
  const last = await rows(page).last().getByRole('heading').textContent();
  await more.press('Enter');
  await expect(rows(page)).toHaveCount(100);
  await expect(said).toHaveText('100 of 2,000 shown, 1,900 more');
  await expect(rows(page).nth(49).getByRole('heading')).toHaveText(last ?? '');
  await expect(rows(page).nth(50).getByRole('heading')).toBeFocused();
});

test('a page stays below 30,000 elements however often more are requested', async ({ page }) => {
  await answerWith(page, 600, 600);
  await visit(page, EVENTS);
  const more = page.getByRole('button', { name: 'Show more events' });
  for (let shown = 100; shown <= 450; shown += 50) {
    await more.click();
    await expect(rows(page)).toHaveCount(Math.min(shown, 400) + 50);
  }
  expect(await elements(page)).toBeLessThan(MOST_ELEMENTS);
  // Those at the beginning gave way, and can be asked for again.
  await page.getByRole('button', { name: 'Show earlier events' }).first().click();
  await expect(rows(page).first().getByRole('heading')).toBeFocused();
});

test('filters act over all events, not only those shown', async ({ page }) => {
  await answerWith(page, 2000);
  await visit(page, EVENTS);
  await page.getByRole('combobox', { name: 'Province' }).selectOption('Québec');
  await expect(page.getByRole('status').filter({ hasText: '1 of 2,000 events' })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Show more events' })).toHaveCount(0);
});

test('a menu of 20,000 items holds what it can show, and one link to the rest', async ({ page }) => {
  const items = Array.from({ length: 20_000 }, (_, id) => ({ title: `Item ${id}`, url: `/item/${id}` }));
  await page.route('**/api/menu', (route) => route.fulfill({ json: items }));
  await visit(page, '/');
  await page.getByRole('button', { name: 'Open main menu' }).click();
  const rest = page.getByRole('link', { name: /^See the rest on our site/ });
  await expect(rest).toHaveCount(1);
  await expect(rest).toHaveAttribute('href', /^https:\/\/[^/]*tamaracklowe\.example(?:\/|$)/);
  await expect(page.getByRole('link', { name: /^Item \d+/ })).toHaveCount(16);
  expect(await elements(page)).toBeLessThan(MOST_ELEMENTS);
});
