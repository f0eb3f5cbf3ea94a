import { prerender } from 'react-dom/static';
import { openSite } from '../site/openSite.ts';
import type { SiteData } from '../site/SiteData.ts';
import { listCards } from '../table/listCards.server.ts';
import { listOwnPages, listPages } from '../table/listPages.server.ts';
import type { PageContext } from '../table/PageContext.ts';
import { type PageSource, readPage } from '../table/readPage.server.ts';
import { TABLE } from '../table/table.ts';
import type { PageFile } from './navigation/createPages.ts';
import { Site } from './Site.tsx';
import { visitOf } from './visitOf.ts';

/** What the build gives besides the data of the site. */
export type Surroundings = Omit<PageContext, 'site'>;

/** Opens a site for the build: its pages, and how each is read and drawn. */
export function openDrawing(data: SiteData, surroundings: Surroundings) {
  const site = openSite(data);
  const context: PageContext = { ...surroundings, site };
  return {
    site,
    context,
    pages: listPages(context),
    ownPages: listOwnPages(context),
    cards: listCards(context),
    read: (path: string) => readPage(context, path),
    /** Draws a page. Nothing but its source changes what it looks like. */
    async draw({ path, data, heads }: PageSource): Promise<string> {
      const visit = await visitOf(site, { builtFor: path, file: { data, heads } });
      const { prelude } = await prerender(<Site site={site} visit={visit} />);
      return new Response(prelude).text();
    },
    fileOf,
    /** The parts of the style sheet that a page needs. */
    stylesOf: ({ kind }: PageSource) => TABLE.find(({ id }) => id === kind)?.styles,
  };
}

/** What lies beside a page: search engines read the built page; browsers need not carry what is told to them. */
function fileOf({ data, heads }: PageSource): PageFile {
  const told = Object.entries(heads).map(([path, entries]) => [
    path,
    entries.filter((entry) => !('things' in entry)),
  ]);
  return { data, heads: Object.fromEntries(told) };
}
