import { ContentError, type Paths } from '@tamarack-lowe/content-model';
import { withoutTrailingSlash } from '../site/paths.ts';
import { alternateLinks } from './head.server.ts';
import { schoolId } from './pack/schools.server.ts';
import type {
  Alternate,
  CardContent,
  HeadEntry,
  PageEntry,
  Route,
  RouteContext,
  RouteFile,
  RouteParams,
  RouteServer,
} from './route.ts';
import { matchRoute, ROUTES } from './routes.ts';
import { addShareCard } from './shareCards.server.ts';

/** The server module of every route. */
const SERVERS = new Map(
  await Promise.all(
    ROUTES.map(async (route): Promise<[Route, RouteServer]> => {
      if (!route.server) throw new Error(`Scripts of browsers ask the build for "${route.id}".`);
      return [route, await route.server()];
    }),
  ),
);

/** Pages of a site by its context, whose content does not change. */
const pagesOf = new WeakMap<RouteContext, PageEntry[]>();

/** Lists every address that is built as a page, including aliases and the page for unknown addresses. */
export function listPages(context: RouteContext): PageEntry[] {
  const pages = pagesOf.get(context) ?? readPages(context);
  pagesOf.set(context, pages);
  return pages;
}

function readPages(context: RouteContext): PageEntry[] {
  const pages = [...SERVERS.values()].flatMap((server) => server.list(context));
  const { brand, paths } = context.site;
  const listed = new Set(pages.map(({ path }) => paths.canonical(path)));
  const unknown = Object.entries(brand.pages).filter(
    ([, path]) => path !== undefined && !listed.has(paths.canonical(path)),
  );
  if (unknown.length === 0) return pages;
  throw new ContentError(
    unknown.map(
      ([name]) => `brand, pages: no route is called "${name}". Correct the name, or take its line out.`,
    ),
  );
}

/** Lists the public pages, each under its own address: no aliases, no hidden pages. */
export function listPublicPages(context: RouteContext): PageEntry[] {
  return listPages(context).filter(isPublic);
}

const isPublic = ({ aliasOf, formOf, hidden }: PageEntry) =>
  aliasOf === undefined && formOf === undefined && !hidden;

/** Lists the files beside the pages of all routes. */
export function listFiles(context: RouteContext): RouteFile[] {
  return [...SERVERS.values()].flatMap((server) => server.files?.(context) ?? []);
}

/** The share card of a page, by its canonical path. */
export type ShareCard = CardContent & { path: string };

/** Lists the share cards of all pages that have one of their own. */
export function listCards(context: RouteContext): ShareCard[] {
  const { paths } = context.site;
  return listPublicPages(context).flatMap(({ path }): ShareCard[] => {
    const card = SERVERS.get(matchRoute(paths, path))?.card(context, paramsAt(paths, path));
    return card ? [{ path, ...card }] : [];
  });
}

/** The data of a page, and the id of its route. */
export type PageSource = {
  path: string;
  route: string;
  data: unknown;
  /** The head of each address that the page renders, by its path without slash at the end. */
  heads: Record<string, HeadEntry[]>;
};

/** Reads the data of the page at a path; null when the content has nothing there. */
export function readPage(context: RouteContext, path: string): PageSource | null {
  const { paths } = context.site;
  const route = matchRoute(paths, path);
  const server = SERVERS.get(route);
  const params = paramsAt(paths, path);
  const data = server?.load(context, params) ?? null;
  if (!server || data === null) return null;
  const addresses = server.samePage?.(context, params) ?? [withoutTrailingSlash(path)];
  const heads = addresses.map((address) => {
    const card = server.card(context, paramsAt(paths, address));
    const head = addShareCard(context, server.head(context, { data, path: address }), card);
    return [
      address,
      [...head, ...alternateLinks(context, address), ...(context.plugins?.head(address) ?? [])],
    ];
  });
  return { path, route: route.id, data, heads: Object.fromEntries(heads) };
}

function paramsAt(paths: Pick<Paths, 'read'>, path: string): RouteParams & { path: string } {
  return { section: '', slug: '', path, ...paths.read(path) };
}

/** Returns a function that finds the same page in all languages of a site, although its address differs by language. */
export function openAlternates(
  sites: readonly RouteContext[],
): (site: RouteContext, path: string) => Alternate[] {
  const pathsBySite = new Map<RouteContext, Map<string, string>>();

  function pathsOf(site: RouteContext): Map<string, string> {
    const paths =
      pathsBySite.get(site) ??
      new Map(
        listPages(site)
          .filter((page) => page.formOf !== undefined || isPublic(page))
          .map(({ path }) => [pageKey(site, path), path]),
      );
    pathsBySite.set(site, paths);
    return paths;
  }

  return (site, path) => {
    const key = pageKey(site, path);
    const found = sites.flatMap((each) => {
      const translated = pathsOf(each).get(key);
      return translated === undefined ? [] : [{ language: each.site.language, path: translated }];
    });
    return found.length > 1 ? found : [];
  };
}

/** Returns the key of a page, the same in every language. */
function pageKey(context: RouteContext, path: string): string {
  const { site, content } = context;
  const match = site.paths.read(path);
  if (match.kind === 'story' || match.kind === 'form')
    return JSON.stringify({ ...match, slug: content.idOf(match.slug, match.section) });
  if (match.kind === 'pack') return JSON.stringify({ ...match, slug: schoolId(context, match.slug) });
  return JSON.stringify(match.kind === 'resource' ? { ...match, slug: content.idOf(match.slug) } : match);
}
