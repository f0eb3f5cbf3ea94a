import { STORY_BASES } from '@tamarack-lowe/content-model';
import { readCampusPage, readResourcePage } from '../content/campus.server.ts';
import { readEventsPage } from '../content/events.server.ts';
import { pictureOfIntro } from '../content/introPictures.server.ts';
import { packEvents } from '../content/packedEvents.ts';
import { readPlays } from '../content/plays.server.ts';
import { readStoryPage } from '../content/storyPage.server.ts';
import { readMemberPage, readTeam } from '../content/team.server.ts';
import type { RouteId } from '../navigation/routeOf.ts';

const slides = () => ({ plays: readPlays() });

/** What each kind of page is drawn from, by its path; null when the path names nothing. Read while the site is built. */
export const LOADERS = {
  intro: () => ({ pictures: pictureOfIntro() }),
  discover: slides,
  recruit: slides,
  // Both sections have stories, some under the same slug: the address says which.
  story: (path) => readStoryPage(path.startsWith(STORY_BASES.recruit) ? 'recruit' : 'discover', slugOf(path)),
  connect: () => ({ team: readTeam() }),
  member: (path) => readMemberPage(slugOf(path)),
  campus: () => readCampusPage(),
  events: () => {
    const page = readEventsPage();
    return { ...page, packaged: packEvents(page.packaged) };
  },
  resource: (path) => readResourcePage(slugOf(path)),
  'not-found': () => null,
} satisfies Record<RouteId, (path: string) => unknown>;

/** What the page of a route is drawn from. */
export type DataOf<Id extends RouteId> = NonNullable<ReturnType<(typeof LOADERS)[Id]>>;

function slugOf(path: string): string {
  return decodeURIComponent(path.split('/')[2] ?? '');
}
