import { prerender } from 'react-dom/static';
import {
  listCards,
  listFiles,
  listPages,
  listPublicPages,
  openAlternates,
  type PageSource,
  readPage,
} from '../routes/pages.server.ts';
import type { RouteContext } from '../routes/route.ts';
import { ROUTES } from '../routes/routes.ts';
import { openSite, type SiteData } from '../site/SiteData.ts';
import type { PageFile } from './router/pageLoader.ts';
import { openRouter } from './router/router.ts';
import { Site } from './Site.tsx';

/** A site in one of its languages: data that all its pages share, and the context of its routes. */
export type RendererSource = {
  data: SiteData;
  surroundings: Omit<RouteContext, 'site' | 'alternates' | 'others' | 'translations'>;
};

/** Opens a site in all its languages for the build: lists its pages and share cards, and reads and renders each page. */
export function createRenderers(sites: readonly RendererSource[]) {
  return createPageRenderers(sites).map(({ data, site, context, pages, publicPages, ...rest }) => ({
    data,
    site,
    context,
    pages,
    publicPages,
    cards: listCards(context),
    ...rest,
  }));
}

/** Opens a site as `createRenderers` does, without its share cards: listing those of thousands of stories takes longer than a page. */
export function createPageRenderers(sites: readonly RendererSource[]) {
  const languages = sites.map(({ data, surroundings }) => {
    const site = openSite(data);
    const context: RouteContext = {
      ...surroundings,
      site,
      alternates: (path) => alternates(context, path),
      others: () =>
        languages.flatMap(({ context: { content } }) => (content === context.content ? [] : content)),
      translations: () => languages.flatMap((other) => (other.context === context ? [] : other.context)),
    };
    return { data, site, context };
  });
  const alternates = openAlternates(languages.map(({ context }) => context));
  return languages.map(({ data, site, context }) => ({
    data,
    site,
    context,
    pages: listPages(context),
    publicPages: listPublicPages(context),
    files: () => listFiles(context),
    read: (path: string) => readPage(context, path),
    /** Renders a page to HTML. The result depends on its source only. */
    async render({ path, data, heads }: PageSource): Promise<string> {
      const router = await openRouter(site, { builtFor: path, file: { data, heads } });
      const { prelude } = await prerender(<Site site={site} router={router} />);
      return new Response(prelude).text();
    },
    fileOf,
    /** CSS chunks that a page needs. */
    stylesOf: ({ route }: PageSource) => ROUTES.find(({ id }) => id === route)?.styles,
  }));
}

/** Makes the file beside a page, without structured data: search engines read the built page. */
function fileOf({ data, heads }: PageSource): PageFile {
  const withoutStructuredData = Object.entries(heads).map(([path, entries]) => [
    path,
    entries.filter((entry) => !('things' in entry)),
  ]);
  return { data, heads: Object.fromEntries(withoutStructuredData) };
}
