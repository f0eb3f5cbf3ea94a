import { ContentError } from '@tamarack-lowe/content-model';
import { KINDS } from './kinds.server.ts';
import type { ListedPage } from './ListedPage.ts';
import type { PageContext } from './PageContext.ts';

/** Lists every address that is built as a page, including aliases and the page for unknown addresses. */
export function listPages(context: PageContext): ListedPage[] {
  const pages = KINDS.flatMap((kind) => kind.list(context));
  const { brand, paths } = context.site;
  const listed = new Set(pages.map(({ path }) => paths.canonical(path)));
  const nobodys = Object.entries(brand.pages).filter(
    ([, path]) => path !== undefined && !listed.has(paths.canonical(path)),
  );
  if (nobodys.length > 0) throw new ContentError(nobodys.map(([name]) => complaintAbout(name)));
  return pages;
}

function complaintAbout(name: string): string {
  return `brand, pages: no kind of page is called "${name}". Correct the name, or take its line out.`;
}

/** Lists the public pages, each under its own address: no aliases, no hidden pages. */
export function listOwnPages(context: PageContext): ListedPage[] {
  return listPages(context).filter(({ aliasOf, hidden }) => aliasOf === undefined && !hidden);
}
