import type { Deck } from '@tamarack-lowe/content-model';
import { type PageData, pageDataAddress, pathOfPageData } from '@tamarack-lowe/prerender/early';
import type { PageFile } from '../navigation/loadPage.ts';

/** What the page in the window was built for, and what it was drawn from. Development has no inline script that asks. */
export async function readPageData(): Promise<{ builtFor: string; file: PageFile; deck: Deck }> {
  const early = window.__early;
  const address = early?.page ?? pageDataAddress(window.location.pathname);
  const answer = early?.file ?? fetch(address).then((found): Promise<PageData> => found.json());
  const file = (await answer) as PageData<PageFile>;
  const shared = await (early?.shared ?? fetch(file.shared ?? ''));
  const deck: Deck = await shared.json();
  return { builtFor: pathOfPageData(address) ?? '/', file, deck };
}
