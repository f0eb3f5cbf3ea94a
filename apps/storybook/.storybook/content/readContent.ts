import { parseMenu } from '@tamarack-lowe/api-client';
import { ofVisitorType, type SiteLanguage } from '@tamarack-lowe/content-model';
import { found } from '../../src/pages/found.ts';
import { byType } from './byType.ts';
import type { OpenedLanguage } from './openLanguage.ts';
import { readCampusPage } from './readCampusPage.ts';
import { readEvents } from './readEvents.ts';
import { readResourcePages } from './readResourcePages.ts';
import { readStoryPage } from './readStoryPage.ts';
import { readMemberPages, readTeam } from './readTeamPages.ts';
import { recording } from './recording.ts';

/**
 * Reads the content of Storybook's pages in one language. Stories and resources are keyed by their names in English
 * files.
 */
export function readWorkshopContent(opened: OpenedLanguage, languages: readonly SiteLanguage[]) {
  const { source, site, content } = opened;
  const intro = found(site.brand.pictures.intro);
  const plays = Object.entries(site.brand.plays);
  return {
    site: { ...source, languages },
    team: readTeam(opened),
    members: readMemberPages(opened),
    resources: readResourcePages(opened),
    stories: {
      onePhoto: readStoryPage(opened, 'discover', 'the-count-at-minus-thirty'),
      twoPhoto: readStoryPage(opened, 'discover', 'belonging'),
      staggered: readStoryPage(opened, 'discover', 'our-people'),
      slider: readStoryPage(opened, 'discover', 'year-one-unfiltered'),
      film: readStoryPage(opened, 'discover', 'i-almost-didnt-apply'),
      recruit: readStoryPage(opened, 'recruit', 'your-application'),
      feedback: readStoryPage(opened, 'recruit', 'personalized-feedback'),
    },
    menu: found(parseMenu(recording(site, 'menu'), { siteUrl: site.brand.mainSite })),
    events: readEvents(opened),
    /** The films that circles play in place, by their number. */
    plays: Object.fromEntries(plays.map(([number, media]) => [number, content.filmOf(media)])),
    /** The pictures of the choices. */
    intro: byType(site, (type) => content.pictureOf(found(ofVisitorType(intro, type)))),
    campus: readCampusPage(opened),
  };
}
