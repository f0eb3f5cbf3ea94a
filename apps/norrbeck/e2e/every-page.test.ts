import { readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { visit, watch } from './visit.ts';

const ORIGIN = 'https://racines.norrbeckvauquelin.example';
const HALVES = [0, 1];

/** Every page under its own address, in both languages. */
const addresses = [
  ...readFileSync(path.join(import.meta.dirname, '../build/client/sitemap.xml'), 'utf8').matchAll(
    /<loc>([^<]+)<\/loc>/g,
  ),
].map(([, address = '']) => address.replace(ORIGIN, ''));

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the pages of both languages are there', () => {
  expect(addresses.filter((address) => address.startsWith('/en')).length * 2).toBe(addresses.length);
  expect(addresses).toEqual(expect.arrayContaining(['/nos-ouvrages', '/en/works', '/conseils', '/en/tips']));
});

for (const half of HALVES) {
  test(`every page stands, part ${half + 1}: one heading, no error, nothing for axe`, async ({ page }) => {
    test.setTimeout(180_000);
    const trouble = watch(page);
    for (const address of addresses.filter((_, index) => index % HALVES.length === half)) {
      await test.step(address, async () => {
        expect(await visit(page, address)).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('html')).toHaveAttribute(
          'lang',
          /^\/en(\/|$)/.test(address) ? 'en-CA' : 'fr-CA',
        );
        await page.waitForFunction(() =>
          [...document.fonts].some(({ family, status }) => /Hanken/.test(family) && status === 'loaded'),
        );
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`);
        expect([...found, ...trouble], address).toEqual([]);
      });
    }
  });
}
