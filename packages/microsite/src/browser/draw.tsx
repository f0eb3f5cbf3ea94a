import { deck } from '@tamarack-lowe/stories';
import { prerender } from 'react-dom/static';
import { setSiteDeck } from '../../../../apps/site/app/content/siteDeck.ts';
import { createVisit } from './navigation/createVisit.ts';
import { loadPage, makeLoaded, type PageFile } from './navigation/loadPage.ts';
import { type RouteId, routeOf } from './navigation/routeOf.ts';
import { Site } from './Site.tsx';
import { siteContext } from '../../../../apps/site/app/siteContext.server.ts';
import { CONTENT_HOST, GEOLOCATION_URL } from './store/otherHosts.ts';
import { listCards } from '../table/listCards.server.ts';
import { listOwnPages, listPages } from '../table/listPages.server.ts';
import { readPage as readPageOf } from '../table/readPage.server.ts';

export { deck, listCards, listOwnPages, siteContext };

/** Other origins that browsers ask, as the scripts were built. */
export const otherOrigins = [
  ...new Set(
    [CONTENT_HOST, GEOLOCATION_URL].flatMap((address) =>
      URL.canParse(address) ? new URL(address).origin : [],
    ),
  ),
];

/** What a page is drawn from, and which kind it is. */
export type PageSource = PageFile & { path: string; route: RouteId };

setSiteDeck(deck);

/** Every address that is built as a page, aliases and the page for unknown addresses included. */
export async function builtPaths(): Promise<string[]> {
  return listPages(siteContext()).map(({ path }) => path);
}

/** Reads what the page of a path is drawn from; null when the path names nothing that the content has. */
export function readPage(path: string): PageSource | null {
  const source = readPageOf(siteContext(), path);
  return source && { path, route: routeOf(path), data: source.data, heads: source.heads };
}

/** Draws a page. Nothing but its source changes what it looks like. */
export async function drawPage({ path, data, heads }: PageSource): Promise<string> {
  const loaded = await makeLoaded(path, { data, heads });
  const visit = createVisit({ loaded, load: loadPage, location: { pathname: path } });
  const { prelude } = await prerender(<Site visit={visit} />);
  return new Response(prelude).text();
}

/** What lies beside a page: search engines read the built page; browsers need not carry what is told to them. */
export function fileOf({ data, heads }: PageSource): PageFile {
  const told = Object.entries(heads).map(([path, entries]) => [
    path,
    entries.filter((entry) => !('things' in entry)),
  ]);
  return { data, heads: Object.fromEntries(told) };
}
