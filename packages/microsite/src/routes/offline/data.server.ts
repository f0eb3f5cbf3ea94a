import type { PageAddress } from '@tamarack-lowe/pages';
import { belowHome } from '../../site/paths.ts';
import { eventsResource } from '../events/eventsResource.ts';
import { pageHead } from '../head.server.ts';
import type { PageContext } from '../PageContext.ts';
import type { PageKindServer } from '../PageKindServer.ts';

/** Data of the page: its words, and the pages that are always available offline. */
export type OfflinePageData = {
  title: string;
  body: string;
  /** Headings of those pages, and of the pages that the visitor opened. */
  keptLabel: string;
  openedLabel: string;
  kept: PageAddress[];
};

/** The page shown in place of one that is not cached. Search engines and lists leave it out. */
export const offlineServer: PageKindServer<OfflinePageData> = {
  id: 'offline',
  list: ({ site, headSay }) => [
    { path: belowHome(site.paths.intro, '/offline'), label: headSay('offlineTitle'), hidden: true },
  ],
  load: (context) => ({
    title: context.headSay('offlineTitle'),
    body: context.headSay('offlineBody'),
    keptLabel: context.headSay('offlineKept'),
    openedLabel: context.headSay('offlineOpened'),
    kept: keptPages(context),
  }),
  head: ({ site, headSay }) => [
    ...pageHead(site, {
      title: headSay('offlineTitle'),
      description: headSay('offlineBody'),
      path: site.paths.intro,
    }),
    { name: 'robots', content: 'noindex' },
  ],
  card: () => null,
};

/** The first page, sections, team, resources and events, and the stories marked `keep`. */
function keptPages(context: PageContext): PageAddress[] {
  const { site, content } = context;
  const { brand, paths, say } = site;
  const pages = [
    { label: say('backToStart'), href: paths.intro },
    ...brand.sections.map(({ id, name }) => ({ label: name, href: paths.section(id) })),
    { label: say('connectWithUs'), href: paths.connect },
    { label: say('campusResources'), href: paths.campus },
    { label: paths.events === null ? '' : eventsResource(context).name, href: paths.events },
    ...content
      .listStories()
      .filter(({ keep }) => keep)
      .map(({ label, section, slug }) => ({ label, href: paths.story(section, slug) })),
  ];
  return pages.flatMap(({ label, href }) => (href === null ? [] : { label, href }));
}
