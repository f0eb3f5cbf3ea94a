import { belowHome } from '../../site/paths.ts';
import { pageHead } from '../head.server.ts';
import type { PageKindServer } from '../PageKindServer.ts';

/** The page for unknown addresses. Search engines and lists leave it out. */
export const notFoundServer: PageKindServer<Record<string, never>> = {
  id: 'not-found',
  list: ({ site, headSay }) => [
    { path: belowHome(site.paths.intro, '/404'), label: headSay('notFoundPageTitle'), hidden: true },
  ],
  load: () => ({}),
  head: ({ site, headSay }) => [
    ...pageHead(site, {
      title: headSay('notFoundPageTitle'),
      description: site.say('notFoundBody'),
      path: site.paths.intro,
    }),
    { name: 'robots', content: 'noindex' },
  ],
  card: () => null,
};
