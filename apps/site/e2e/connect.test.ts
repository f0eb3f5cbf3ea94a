import { expect, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';

const LIST = '/connect-with-us/';

test('twenty colleagues stand in the order of their names, accents folded', { tag: '@detail' }, async ({
  page,
}) => {
  await visit(page, LIST);
  const links = page.getByRole('list', { name: 'The talent attraction team' }).getByRole('link');
  await expect(links).toHaveCount(20);
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths).toEqual([...paths].sort());
});

for (const [type, width, ...tag] of [
  ['student', 390],
  ['experienced', 1440, '@detail'],
] as const) {
  test.describe(`${type}, ${width} px`, { tag: [...tag] }, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript((kept) => localStorage.setItem('userType', kept), type);
    });

    test('the list narrows to a region, a school and a kind of visitor, in the address', async ({ page }) => {
      await visit(page, LIST);
      const people = page.getByRole('list', { name: 'The talent attraction team' }).getByRole('link');
      await page.getByRole('combobox', { name: 'Where' }).selectOption('Québec');
      await expect(page).toHaveURL(/region=quebec/);
      await expect(page.getByRole('status').first()).toHaveText(/^\d of 20 people$/);
      const school = page.getByRole('combobox', { name: 'School' });
      await expect(school.getByRole('option', { name: 'University of Calgary' })).toHaveCount(0);
      await school.selectOption('McGill University');
      await expect(people).toHaveCount(1);
      await expect(people).toHaveAccessibleName(/^Amélie Gagnon/);
      await page.reload();
      await expect(people).toHaveCount(1);
      await page.getByRole('button', { name: 'Show everyone' }).press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('combobox', { name: 'Where' })).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${LIST}$`));
      await expect(people).toHaveCount(20);
    });
  });
}

test('a filter moves the faces that stay to their new places, and fades in the others', {
  tag: '@detail',
}, async ({ page }) => {
  await visit(page, LIST);
  await page.evaluate(() => {
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName !== 'filters-move' || !(target instanceof HTMLElement)) return;
      target.dataset.came = target.style.getPropertyValue('--filters-from') || 'faded in';
    });
  });
  await page.getByRole('combobox', { name: 'Where' }).selectOption('Québec');
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(item('Amélie Gagnon')).toHaveAttribute('data-came', /^[1-9][\d.]*px -?[\d.]+px$/);
  await page.getByRole('button', { name: 'Show everyone' }).click();
  await expect(item('Amara Osei')).toHaveAttribute('data-came', 'faded in');
  await expect(page.locator('.filters-moved')).toHaveCount(0);
});

test('a colleague says where to find them, and leads to the next and back', { tag: '@detail' }, async ({
  page,
}) => {
  await visit(page, '/connect-with-us/sofia-brandvold');
  const title = page.getByRole('heading', { level: 1 });
  await expect(page.getByText('Let’s grow together.')).toBeVisible();
  const profile = page.getByRole('link', { name: / on LinkedIn/ });
  await expect(profile).toHaveAttribute('href', /^https:\/\//);
  await expect(profile).toHaveAttribute('rel', /noopener/);
  for (const name of ['Sofia Dimitrakis', 'Amara Osei']) {
    await page.getByRole('link', { name: `Next colleague: ${name}` }).click();
    await expect(title).toHaveText(name);
  }
  await page.getByRole('link', { name: 'Previous colleague: Sofia Dimitrakis' }).click();
  await expect(title).toHaveText('Sofia Dimitrakis');
});
