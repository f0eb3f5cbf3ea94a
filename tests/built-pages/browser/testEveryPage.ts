import { firmIn, listedPages } from '../pages.ts';
import { expectPagesToStand, test } from './lookAtPages.ts';

/** Pages per test: more would be slow to retry, fewer would leave a worker idle at the end. */
const AT_ONCE = 10;

/** Declares tests that open every page of the site in a folder, in both windows. */
export function testEveryPage(folder: string): void {
  const firm = firmIn(folder);
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
}
