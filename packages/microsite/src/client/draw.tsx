import { prerender } from 'react-dom/static';
import { type MicrositeSite, openSite, type SiteData } from '../site/SiteData.ts';
import { alternatesOf } from '../routes/alternatesOf.server.ts';
import { listCards } from '../routes/listCards.server.ts';
import { listOwnPages, listPages } from '../routes/pages.server.ts';
import type { PageContext } from '../routes/PageContext.ts';
import { type PageSource, readPage } from '../routes/readPage.server.ts';
import { TABLE } from '../routes/routes.ts';
import type { PageFile } from './router/pageLoader.ts';
import { openRouter } from './router/router.ts';
import { Site } from './Site.tsx';

/** Context of pages, besides the site itself. */
export type Surroundings = Omit<PageContext, 'site' | 'alternates' | 'others'>;

/** A site in one of its languages. */
export type DrawnSite = { data: SiteData; surroundings: Surroundings };

/** Opens a site in all its languages for the build: lists its pages, and reads and renders each. */
export function openDrawings(sites: readonly DrawnSite[]) {
  const opened = sites.map(({ data, surroundings }) => {
    const site = openSite(data);
    const context: PageContext = {
      ...surroundings,
      site,
      alternates: (path) => alternates(context, path),
      others: () =>
        opened.flatMap(({ context: { content } }) => (content === context.content ? [] : content)),
    };
    return { data, site, context };
  });
  const alternates = alternatesOf(opened.map(({ context }) => context));
  return opened.map(openDrawing);
}

type Opened = {
  /** Data that all its pages share. */
  data: SiteData;
  site: MicrositeSite;
  context: PageContext;
};

function openDrawing({ data, site, context }: Opened) {
  return {
    data,
    site,
    context,
    pages: listPages(context),
    ownPages: listOwnPages(context),
    cards: listCards(context),
    read: (path: string) => readPage(context, path),
    /** Renders a page to HTML. The result depends on its source only. */
    async draw({ path, data, heads }: PageSource): Promise<string> {
      const router = await openRouter(site, { builtFor: path, file: { data, heads } });
      const { prelude } = await prerender(<Site site={site} router={router} />);
      return new Response(prelude).text();
    },
    fileOf,
    /** CSS chunks that a page needs. */
    stylesOf: ({ kind }: PageSource) => TABLE.find(({ id }) => id === kind)?.styles,
  };
}

/** Makes the file beside a page, without the data for search engines, which read the built page. */
function fileOf({ data, heads }: PageSource): PageFile {
  const withoutThings = Object.entries(heads).map(([path, entries]) => [
    path,
    entries.filter((entry) => !('things' in entry)),
  ]);
  return { data, heads: Object.fromEntries(withoutThings) };
}
