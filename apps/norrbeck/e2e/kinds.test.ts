import path from 'node:path';
import { expectPagesToStand, test } from '@tamarack-lowe/built-pages/browser';
import { firmIn, pagesOfKinds } from '@tamarack-lowe/built-pages/pages';

const firm = firmIn(path.join(import.meta.dirname, '..'));

/** Kinds of pages for which this site has parts of its own. `every-page.test.ts` opens all pages. */
const OWN = ['intro', 'slides', 'story', 'custom'];

for (const [kind, pages] of pagesOfKinds(firm)) {
  if (!OWN.includes(kind)) continue;
  test(`the first and last ${kind} pages stand on a phone and a desktop: one heading, no error, nothing for axe, nothing moves, pictures sharp`, async ({
    tab,
  }) => {
    test.setTimeout(180_000);
    await expectPagesToStand(tab, firm, pages, { windows: 1, motion: true });
  });
}
