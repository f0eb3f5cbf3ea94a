import { expect, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';

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
  // Events, the path to the CPA and the packs are pages of their own.
  const pages = resources.filter((href) => !/\/(?:campus-events|cpa-path|pack)$/.test(href));
  expect(pages).toHaveLength(6);
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
