import path from 'node:path';
import { kindOf, languageAt, pathOf, withoutSlash } from './builtSite.ts';
import { type Firm, firms } from './firms.ts';
import { filesIn } from './siteFiles.ts';

/** A page in the sitemap of a firm. */
export type ListedPage = {
  /** Path in the sitemap, with or without a trailing slash. */
  address: string;
  /** Route: `story`. */
  kind: string;
  /** Language tag. */
  language: string;
  /** True for the page for unknown addresses. */
  missing?: true;
};

/** Returns the firm whose site is in a folder. Throws for an unknown folder. */
export function firmIn(folder: string): Firm {
  const firm = firms().find((each) => path.resolve(each.folder) === path.resolve(folder));
  if (!firm) throw new Error(`No firm of tests/built-pages/firms.ts is at ${folder}.`);
  return firm;
}

/** Lists the pages in the sitemap of a built site, in order. Throws when the site is not built. */
export function listedPages(firm: Firm): ListedPage[] {
  const files = filesIn(path.join(firm.folder, 'build/client'));
  const listed = [
    ...files
      .read('/sitemap.xml')
      .toString()
      .matchAll(/<loc>([^<]+)<\/loc>/g),
  ];
  return listed.map(([, whole = '']) => {
    const address = pathOf(whole);
    const data = `${withoutSlash(address)}/page-data.json`.replace('//', '/');
    return { address, kind: kindOf(files, data), language: languageAt(firm, withoutSlash(address)).tag };
  });
}

/** Returns the first and last page of each route in each language, and an unknown address in each language. */
export function pagesOfKinds(firm: Firm): Map<string, ListedPage[]> {
  const kinds = new Map<string, ListedPage[]>();
  const pages = listedPages(firm);
  for (const { kind } of pages) {
    const ends = firm.languages.flatMap(({ tag }) => {
      const same = pages.filter((page) => page.kind === kind && page.language === tag);
      return [...new Set([...same.slice(0, 1), ...same.slice(-1)])];
    });
    kinds.set(kind, ends);
  }
  const missing = firm.languages.map(
    ({ tag, home }): ListedPage => ({
      address: `${withoutSlash(home)}/nowhere-at-all`.replace('//', '/'),
      kind: 'missing',
      language: tag,
      missing: true,
    }),
  );
  return kinds.set('missing', missing);
}
