import { expect, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';
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
    const { broken, cut } = await page.evaluate(async () => {
      await document.fonts.ready;
      const headings = [...document.querySelectorAll('main :is(h1, h2)')].filter((heading) =>
        heading.checkVisibility(),
      );
      const broken: string[] = [];
      const texts = document.createTreeWalker(headings[0] ?? document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word);
        }
      }
      const cut = headings
        .filter((heading) => heading.getBoundingClientRect().right > innerWidth)
        .map((heading) => heading.textContent);
      return { broken, cut };
    });
    expect(broken).toEqual([]);
    expect(cut).toEqual([]);
  });
}
