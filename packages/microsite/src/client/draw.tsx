import { prerender } from 'react-dom/static';
import { openSite } from '../site/openSite.ts';
import type { MicrositeSite, SiteData } from '../site/SiteData.ts';
import { alternatesOf } from '../table/alternatesOf.server.ts';
import { listCards } from '../table/listCards.server.ts';
import { listOwnPages, listPages } from '../table/listPages.server.ts';
import type { PageContext } from '../table/PageContext.ts';
import { type PageSource, readPage } from '../table/readPage.server.ts';
import { TABLE } from '../table/table.ts';
import type { PageFile } from './router/pageFile.ts';
import { visitOf } from './router/visitOf.ts';
import { Site } from './Site.tsx';

/** What the build gives besides the data of the site. */
export type Surroundings = Omit<PageContext, 'site' | 'alternates' | 'others'>;

/** A site in one of its languages. */
export type DrawnSite = { data: SiteData; surroundings: Surroundings };

/** Opens a site for the build, in all its languages: its pages, and how each is read and drawn. */
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
  /** What all its pages share. */
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
