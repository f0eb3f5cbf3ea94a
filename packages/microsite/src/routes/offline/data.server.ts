import { joinPath } from '@tamarack-lowe/content-model/internal/addresses';
import type { PageAddress } from '@tamarack-lowe/pages/internal/data';
import type { OfflinePageProps } from '@tamarack-lowe/pages/internal/offline';
import { eventsResource } from '../events/data.server.ts';
import { hiddenHead } from '../head.server.ts';
import type { HeadEntry, PageEntry, RouteContext } from '../route.ts';

/** The words of the page, and the pages that are always available offline. */
export type OfflineData = Pick<OfflinePageProps, 'title' | 'body' | 'cachedLabel' | 'openedLabel' | 'cached'>;

export function list({ site, headSay }: RouteContext): PageEntry[] {
  const path = joinPath(site.paths.intro, '/offline');
  return [{ path, label: headSay('offlineTitle'), hidden: true }];
}

export function load(context: RouteContext): OfflineData {
  const { headSay } = context;
  return {
    title: headSay('offlineTitle'),
    body: headSay('offlineBody'),
    cachedLabel: headSay('offlineKept'),
    openedLabel: headSay('offlineOpened'),
    cached: pinnedPages(context),
  };
}

/** The first page, sections, team, resources and events, and the stories with `offline`. */
function pinnedPages(context: RouteContext): PageAddress[] {
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
      .filter(({ offline }) => offline)
      .map(({ label, section, slug }) => ({ label, href: paths.story(section, slug) })),
  ];
  return pages.flatMap(({ label, href }) => (href === null ? [] : { label, href }));
}

export function head({ site, headSay }: RouteContext): HeadEntry[] {
  return hiddenHead(site, { title: headSay('offlineTitle'), description: headSay('offlineBody') });
}

export const card = () => null;
