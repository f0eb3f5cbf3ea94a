import {
  ALIASES,
  memberPath,
  PATHS,
  resourcePath,
  type Section,
  splitPastEvents,
  storyPath,
} from '@tamarack-lowe/content-model';
import { brand } from '@tamarack-lowe/stories';
import type { Thing } from 'schema-dts';
import { unpackEvents } from '../content/packedEvents.ts';
import { type HeadEntry, pageHead } from '../content/pageHead.ts';
import { say } from '../content/say.ts';
import { sayInHead } from '../content/sayInHead.server.ts';
import { siteDeck } from '../content/siteDeck.ts';
import { slideOf } from '../content/slideOf.ts';
import { article } from '../content/structured-data/article.ts';
import { breadcrumbs, type Crumb } from '../content/structured-data/breadcrumbs.ts';
import { campusEvent } from '../content/structured-data/campusEvent.ts';
import { organization } from '../content/structured-data/organization.ts';
import { profilePage } from '../content/structured-data/profilePage.ts';
import { videoObject } from '../content/structured-data/videoObject.ts';
import { wholeOrganization } from '../content/structured-data/wholeOrganization.ts';
import { plain, type RouteId } from '../navigation/routeOf.ts';
import type { DataOf } from './loaders.server.ts';

type Heads = { [Id in RouteId]: (data: DataOf<Id>, path: string) => HeadEntry[] };

const START: Crumb = { name: brand.product, path: PATHS.intro };
const INTRO: Crumb = { name: sayInHead('introPageTitle'), path: PATHS.intro };
const CAMPUS: Crumb = { name: say('campusTitle'), path: PATHS.campus };

/**
 * The head of each kind of page: its title, what share cards show, and what search engines are told. Written while the
 * site is built; browsers get it as data.
 */
const HEADS: Heads = {
  intro: () => [
    ...pageHead({
      title: sayInHead('introPageTitle'),
      description: sayInHead('introDescription'),
      path: PATHS.intro,
    }),
    { things: [wholeOrganization(brand)] },
  ],
  discover: slideHead,
  recruit: slideHead,
  story: ({ story }) => {
    const { section, slug, title, summary, label, updated, images } = story;
    const path = storyPath(section, slug);
    const film = images.find((image) => image.type === 'video')?.film;
    const films = film ? [videoObject(film, { uploaded: updated, brand })] : [];
    return [
      ...pageHead({ title: title.join(' '), description: summary, path, type: 'article' }),
      about([INTRO, sectionCrumb(section), { name: label, path }], [article(story, brand), ...films]),
    ];
  },
  connect: () => {
    const [title, path] = [say('connectTitle'), PATHS.connect];
    return [
      ...pageHead({ title, description: sayInHead('connectDescription'), path }),
      about([START, { name: title, path }]),
    ];
  },
  member: ({ member }) => {
    const { name, job, city, slug } = member;
    const path = memberPath(slug);
    const description = sayInHead('memberDescription', { name, job, city });
    const team = { name: say('connectTitle'), path: PATHS.connect };
    return [
      ...pageHead({ title: name, description, path, type: 'profile' }),
      about([START, team, { name, path }], [profilePage(member, brand)]),
    ];
  },
  campus: ({ film, updated }) => [
    ...pageHead({
      title: say('campusTitle'),
      description: sayInHead('campusDescription'),
      path: PATHS.campus,
    }),
    about([START, CAMPUS], [videoObject(film, { uploaded: updated, brand })]),
  ],
  events: ({ packaged, builtOn }) => {
    const [title, path] = [say('eventsTitle'), PATHS.events];
    const { events, provinces } = unpackEvents(packaged);
    const { upcoming } = splitPastEvents(events, builtOn);
    return [
      ...pageHead({ title, description: sayInHead('eventsDescription'), path }),
      about(
        [START, CAMPUS, { name: title, path }],
        upcoming.map((event) => campusEvent(event, { provinces, brand })),
      ),
    ];
  },
  resource: ({ name, summary, slug }) => {
    const path = resourcePath(slug);
    return [
      ...pageHead({ title: name, description: summary, path, type: 'article' }),
      about([START, CAMPUS, { name, path }]),
    ];
  },
  'not-found': () => [
    ...pageHead({
      title: sayInHead('notFoundPageTitle'),
      description: say('notFoundBody'),
      path: PATHS.intro,
    }),
    { name: 'robots', content: 'noindex' },
  ],
};

function slideHead(_: unknown, path: string): HeadEntry[] {
  const { section, slide, title } = slideOf(path);
  const here = { name: title, path: slide.path };
  const way = slide.path === PATHS[section] ? [here] : [sectionCrumb(section), here];
  return [...pageHead({ title, description: slide.description, path: slide.path }), about([INTRO, ...way])];
}

function sectionCrumb(section: 'discover' | 'recruit'): Crumb {
  return {
    name: say(section === 'discover' ? 'discoverSection' : 'recruitSection'),
    path: PATHS[section],
  };
}

/** What search engines are told of a page: the firm, the way here, and the things the page is about. */
function about(way: Crumb[], things: (Thing | null)[] = []): HeadEntry {
  return {
    things: [organization(brand), breadcrumbs(way, brand), ...things.filter((thing) => thing !== null)],
  };
}

/** The heads of all addresses that the page at `path` draws: for slides those of their section and its aliases. */
export function headsOf(
  route: RouteId,
  { data, path }: { data: unknown; path: string },
): Record<string, HeadEntry[]> {
  const paths = route === 'discover' || route === 'recruit' ? sectionPaths(route) : [plain(path)];
  const head = HEADS[route] as (data: unknown, path: string) => HeadEntry[];
  return Object.fromEntries(paths.map((each) => [each, head(data, each)]));
}

function sectionPaths(section: Section): string[] {
  const slides = siteDeck()[section].student.slides.map((slide) => slide.path);
  const aliases = Object.entries(ALIASES).filter(([, path]) => slides.includes(path));
  return [...slides, ...aliases.map(([alias]) => alias)];
}
