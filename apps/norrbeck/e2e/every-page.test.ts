import { readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
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

/** What axe finds on a page in its own typefaces, once nothing fades any more: half faded words have half their contrast. */
async function axe(page: Page): Promise<string[]> {
  await page.waitForFunction(
    () =>
      [...document.fonts].some(({ family, status }) => /Hanken/.test(family) && status === 'loaded') &&
      document
        .getAnimations()
        .every(
          ({ effect, playState }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`);
}

for (const half of HALVES) {
  test(`every page stands, part ${half + 1}: one heading, in its language, no error, nothing for axe`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const trouble = watch(page);
    for (const address of addresses.filter((_, index) => index % HALVES.length === half)) {
      expect(await visit(page, address), address).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const language = /^\/en(\/|$)/.test(address) ? 'en-CA' : 'fr-CA';
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await axe(page), address).toEqual([]);
      expect(trouble, address).toEqual([]);
    }
  });
}

/** One page of each kind in the other lights, and what no list of pages names. */
const KINDS: [type: string, addresses: string[]][] = [
  ['releve', ['/en', '/en/your-turn', '/en/the-territory', '/en/take-root/the-beaver-was-right']],
  ['experience', ['/la-suite', '/equipe', '/equipe/neve-carmody', '/conseils', '/nos-ouvrages', '/404']],
  ['experience', ['/prendre-racine/la-neige-etait-une-couverture', '/conseils/la-visite-de-chantier']],
];

for (const [index, [type, some]] of KINDS.entries()) {
  test(`axe finds nothing on pages of ${type}, ${index + 1}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript((known) => localStorage.setItem('userType', known), type);
    for (const address of some) {
      await visit(page, address);
      expect(await axe(page), address).toEqual([]);
    }
  });
}
