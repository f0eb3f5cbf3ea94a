import { type PageData, pageDataAddress, pathOfPageData } from '@tamarack-lowe/prerender/early';
import type { SiteData } from '../../site/SiteData.ts';
import type { PageFile } from '../navigation/createPages.ts';

/** What the page in the window was built for, what it was drawn from, and the site that it is a page of. */
export type ReadPage = { builtFor: string; file: PageFile; site: SiteData };

/** Reads what lies beside the page in the window. Development has no inline script that asks before. */
export async function readPageData(): Promise<ReadPage> {
  const early = window.__early;
  const address = early?.page ?? pageDataAddress(window.location.pathname);
  const answer = early?.file ?? fetch(address).then((found): Promise<PageData> => found.json());
  const file = (await answer) as PageData<PageFile>;
  const shared = await (early?.shared ?? fetch(file.shared ?? ''));
  const site: SiteData = await shared.json();
  return { builtFor: pathOfPageData(address) ?? '/', file, site };
}
