import { pageDataAddress, pathOfPageData } from '@tamarack-lowe/prerender/early';
import type { SiteData } from '../../site/SiteData.ts';
import { fetchJson } from '../router/fetchJson.ts';
import { type PageFile, readPageFile } from '../router/pageFile.ts';

/** What the page in the window was built for, what it was drawn from, and the site that it is a page of. */
export type ReadPage = { builtFor: string; file: PageFile; site: SiteData };

/**
 * Reads what lies beside the page in the window. Throws when that is not what the build has put there; the inline script
 * of the page tells of it. Development has no inline script that asks before.
 */
export async function readPageData(): Promise<ReadPage> {
  const early = window.__early;
  const address = early?.page ?? pageDataAddress(window.location.pathname);
  const file = readPageFile(await (early?.file ?? fetchJson(address)));
  if (!file.shared) throw new Error('The file of this page does not say where the site is.');
  const shared = await (early?.shared ?? fetch(file.shared));
  if (!shared.ok) throw new Error(`The site was answered with ${shared.status}.`);
  const site: SiteData | null = await shared.json();
  if (!site?.brand) throw new Error('This is no site.');
  return { builtFor: pathOfPageData(address) ?? '/', file, site };
}
