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
