import path from 'node:path';
import { expectPagesToStand, test } from '@tamarack-lowe/built-pages/browser';
import { firmIn, listedPages } from '@tamarack-lowe/built-pages/pages';

/** Pages per test: more would be slow to retry, fewer would leave a worker idle at the end. */
const AT_ONCE = 10;

const firm = firmIn(path.join(import.meta.dirname, '..'));
const pages = listedPages(firm);

for (let first = 0; first < pages.length; first += AT_ONCE) {
  const some = pages.slice(first, first + AT_ONCE);
  test(`pages ${first + 1} to ${first + some.length} of ${pages.length} stand in both windows`, async ({
    tab,
  }) => {
    test.setTimeout(300_000);
    await expectPagesToStand(tab, firm, some, { windows: 2, motion: false });
  });
}
