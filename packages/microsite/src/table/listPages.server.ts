import { KINDS } from './kinds.server.ts';
import type { ListedPage } from './ListedPage.ts';
import type { PageContext } from './PageContext.ts';

/** Every address that is built as a page, aliases and the page for unknown addresses included. */
export function listPages(context: PageContext): ListedPage[] {
  return KINDS.flatMap((kind) => kind.list(context));
}

/** The pages that others are told of, each under its own address. */
export function listOwnPages(context: PageContext): ListedPage[] {
  return listPages(context).filter(({ aliasOf, hidden }) => aliasOf === undefined && !hidden);
}
