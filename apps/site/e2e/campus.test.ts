import { expect, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';

test('the checklist is a PDF that can be had from the list and from the page it belongs to', {
  tag: '@detail',
}, async ({ page, request }) => {
  for (const address of ['/campus-resources/', '/campus-resources/interview-prep']) {
    await visit(page, address);
    const link = page.getByRole('link', { name: /^Interview checklist/ });
    const file = await request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('prints a resource as a handout: words and boxes to tick, no pictures and no ways out', {
  tag: '@detail',
}, async ({ page }) => {
  await visit(page, '/campus-resources/interview-prep');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Also worth reading', 'In this order']) {
    await expect(page.getByRole('navigation', { name })).toBeHidden();
  }
  await expect(page.getByRole('button', { name: 'Open main menu' })).toBeHidden();
  await expect(page.getByRole('article').getByRole('img')).toHaveCount(0);
});
