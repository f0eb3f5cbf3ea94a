import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { firmIn, pagesOfKinds } from '@tamarack-lowe/built-pages/pages';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';
import { alternatesOf } from './languages.ts';

const firm = firmIn(path.join(import.meta.dirname, '..'));

/** Numbers of lines of the words that a visitor sees first, by what they say. */
const linesOfWords = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('main :is(h1, p, .gt-lead, .gt-slide__body)')]
        .filter((each) => !each.closest('[inert]') && each.getBoundingClientRect().top < innerHeight)
        .map((each) => [
          each.textContent,
          Math.round(each.offsetHeight / Number.parseFloat(getComputedStyle(each).lineHeight)),
        ]),
    ),
  );

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

/** Pages whose first words stand above everything else that is in the window. */
const KINDS = ['intro', 'slides', 'connect'];

for (const kind of KINDS) {
  const pages = pagesOfKinds(firm).get(kind) ?? [];
  test(`words at the top of ${kind} pages have as many lines before the typefaces come as with them`, async ({
    page,
  }) => {
    let letThrough = () => {};
    let fonts = Promise.resolve();
    await page.route('**/*.woff2', async (route) => {
      await fonts;
      await route.continue();
    });
    expect(pages.length).toBeGreaterThan(0);
    for (const { address } of pages) {
      fonts = new Promise((resolve) => {
        letThrough = resolve;
      });
      await visit(page, address);
      const before = await linesOfWords(page);
      letThrough();
      await page.evaluate(() => document.fonts.ready);
      await settled(page);
      const after = await linesOfWords(page);
      // Ignores elements that render later, such as the slides beside the first.
      const same = Object.entries(after).filter(([words]) => words in before);
      expect(same.length, address).toBeGreaterThan(0);
      for (const [words, lines] of same) expect(lines, `${address}: ${words}`).toBe(before[words]);
    }
  });
}

test('a page of French loads hardly more of fonts than one of English', async ({ page }) => {
  const bytes = async (address: string) => {
    await visit(page, address);
    await settled(page);
    return page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
  };
  const english = await bytes('/grow-together/our-people');
  const french = await bytes(
    alternatesOf('/grow-together/our-people')['fr-CA']?.replace(/(.)\/$/, '$1') ?? '',
  );
  expect(french).toBeLessThanOrEqual(english * 1.1);
});
