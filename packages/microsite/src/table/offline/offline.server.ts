import type { PageAddress } from '@tamarack-lowe/pages';
import { belowHome } from '../../site/paths.ts';
import { eventsResource } from '../events/eventsResource.ts';
import { pageHead } from '../head/pageHead.ts';
import type { PageContext } from '../PageContext.ts';
import type { PageKindServer } from '../PageKindServer.ts';

/** What stands on the page: its words, and the pages that are there without a network, whatever was opened. */
export type OfflinePageData = {
  title: string;
  body: string;
  /** Over those pages, and over those that were opened. */
  keptLabel: string;
  openedLabel: string;
  kept: PageAddress[];
};

/** The page that stands for those that were not kept. Search engines leave it out, and so does every list. */
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

/** The first page, sections, team, resources and events, and the stories that are to be kept. */
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
