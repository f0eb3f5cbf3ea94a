import { pageHead } from '../head.server.ts';
import { wholeOrganization } from '../head/structured-data/wholeOrganization.ts';
import { newestDay } from '../newestDay.ts';
import type { PageKindServer } from '../PageKindServer.ts';
import { sharePortraits } from '../sharePortraits.server.ts';
import { listSlides } from '../slides/data.server.ts';
import { type IntroPage, readIntroPage } from './data.server.ts';

/** The first page. Its last change is that of the newest page that its choices lead to. */
export const introServer: PageKindServer<IntroPage> = {
  id: 'intro',
  list: (context) => [
    {
      path: context.site.paths.intro,
      label: context.headSay('introPageTitle'),
      updated: newestDay(listSlides(context).map(({ updated }) => updated)),
      keep: true,
    },
  ],
  load: (context) => readIntroPage(context),
  head: ({ site, headSay }) => [
    ...pageHead(site, {
      title: headSay('introPageTitle'),
      description: headSay('introDescription'),
      path: site.paths.intro,
    }),
    { things: [wholeOrganization(site)] },
  ],
  card: (context) => ({
    headline: context.site.brand.line,
    art: { portraits: sharePortraits(context) },
  }),
};
