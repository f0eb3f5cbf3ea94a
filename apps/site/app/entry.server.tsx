import { deck } from '@tamarack-lowe/stories';
import { prerender } from 'react-dom/static';
import { setSiteDeck } from './content/siteDeck.ts';
import { createVisit } from './navigation/createVisit.ts';
import { loadPage, makeLoaded, type PageFile } from './navigation/loadPage.ts';
import { type RouteId, routeOf } from './navigation/routeOf.ts';
import { headsOf } from './routes/heads.server.ts';
import { LOADERS } from './routes/loaders.server.ts';
import { Site } from './Site.tsx';

export { builtPaths } from './content/builtPaths.server.ts';
export { deck };

/** A page as React draws it, and what it is drawn from. */
export type RenderedPage = PageFile & { html: string; route: RouteId };

setSiteDeck(deck);

/** Draws the page of a path; null when the path names nothing that the content has. */
export async function renderPage(path: string): Promise<RenderedPage | null> {
  const route = routeOf(path);
  const data = LOADERS[route](path);
  if (data === null && route !== 'not-found') return null;
  const heads = headsOf(route, { data, path });
  const loaded = await makeLoaded(path, { data, heads });
  const visit = createVisit({ loaded, load: loadPage, location: { pathname: path } });
  const { prelude } = await prerender(<Site visit={visit} />);
  return { html: await new Response(prelude).text(), data, heads: withoutThings(heads), route };
}

/** Search engines read the built page; browsers need not carry what is told to them. */
function withoutThings(heads: PageFile['heads']): PageFile['heads'] {
  return Object.fromEntries(
    Object.entries(heads).map(([path, entries]) => [path, entries.filter((entry) => !('things' in entry))]),
  );
}
