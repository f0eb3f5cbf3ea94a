import path from 'node:path';
import { kindOf, languageAt, pathOf, withoutSlash } from './builtSite.ts';
import { type Firm, firms } from './firms.ts';
import { filesIn } from './siteFiles.ts';

/** A page that a firm's sitemap lists. */
export type ListedPage = {
  /** As the sitemap has it, with or without a slash at its end. */
  address: string;
  /** The route that draws it: `story`. */
  kind: string;
  /** The tag of its language. */
  language: string;
  /** True for the page for unknown addresses. */
  missing?: true;
};

/** The firm whose site is built in a folder. Throws where no firm is. */
export function firmIn(folder: string): Firm {
  const firm = firms().find((each) => path.resolve(each.folder) === path.resolve(folder));
  if (!firm) throw new Error(`No firm of tests/built-pages/firms.ts is at ${folder}.`);
  return firm;
}

/** Every page that the sitemap of a built site lists, in its order. Throws where nothing is built. */
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

/** The first and the last page of each kind in each language, by the kind, and an unknown address in each. */
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
