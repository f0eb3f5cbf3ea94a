import { expect, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';

const PAGES = ['/campus-resources/', '/campus-resources/campus-events', '/campus-resources/interview-prep'];

const DAWN = /-dawn\./;
const DUSK = /-(?:dusk|day)\./;

for (const [type, ours, other] of [
  ['student', DAWN, DUSK],
  ['experienced', DUSK, DAWN],
] as const) {
  test(`fetches the pictures of the hour of a visitor (${type}) and no others`, async ({ page }) => {
    await page.addInitScript((kept) => localStorage.setItem('userType', kept), type);
    let pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(request.url());
    });
    for (const address of PAGES) {
      pictures = [];
      await visit(page, address);
      await settled(page);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await settled(page);
      expect(pictures.some((picture) => ours.test(picture))).toBe(true);
      expect(pictures.filter((picture) => other.test(picture))).toEqual([]);
      expect(pictures).toEqual([...new Set(pictures)]);
    }
  });
}

test('every resource has a title, something to read and the way to the next', async ({ page }) => {
  await visit(page, '/campus-resources/');
  const list = page.getByRole('list', { name: 'All resources' });
  const resources = await list
    .getByRole('link')
    .evaluateAll((all) =>
      all
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.startsWith('/campus-resources/')),
    );
  const pages = resources.filter((href) => !href.endsWith('campus-events'));
  expect(resources).toHaveLength(7);
  for (const address of pages) {
    await visit(page, address);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await article.getByRole('listitem').count()).toBeGreaterThan(2);
    await expect(page.getByRole('navigation', { name: 'Also worth reading' }).getByRole('link')).toHaveCount(
      2,
    );
  }
});

test('the checklist is a PDF that can be had from the list and from the page it belongs to', async ({
  page,
  request,
}) => {
  for (const address of ['/campus-resources/', '/campus-resources/interview-prep']) {
    await visit(page, address);
    const link = page.getByRole('link', { name: /^Interview checklist/ });
    const file = await request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('prints a resource as a handout: words and boxes to tick, no pictures and no ways out', async ({
  page,
}) => {
  await visit(page, '/campus-resources/interview-prep');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Also worth reading', 'In this order']) {
    await expect(page.getByRole('navigation', { name })).toBeHidden();
  }
  await expect(page.getByRole('button', { name: 'Open main menu' })).toBeHidden();
  await expect(page.getByRole('article').getByRole('img')).toHaveCount(0);
});
