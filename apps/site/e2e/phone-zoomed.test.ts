import { expect, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';
import { brokenWords } from './brokenWords.ts';
import { inBothLanguages } from './languages.ts';

const PAGES = inBothLanguages([
  '/connect-with-us',
  '/campus-resources',
  '/campus-resources/campus-events',
  '/what-we-promise',
  '/accessibility',
]);

test.use({ viewport: { width: 195, height: 422 }, contextOptions: { reducedMotion: 'reduce' } });

for (const address of PAGES) {
  test(`at 200 % on a phone, words of the title of ${address} are whole, and no heading is cut`, async ({
    page,
  }) => {
    await visit(page, address);
    const broken = await brokenWords(page);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2)')]
        .filter((heading) => heading.checkVisibility())
        .filter((heading) => heading.getBoundingClientRect().right > innerWidth)
        .map((heading) => heading.textContent),
    );
    expect(broken).toEqual([]);
    expect(cut).toEqual([]);
  });
}
