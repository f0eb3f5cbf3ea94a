import { ALIASES, PATHS, type Section, STORY_BASES } from '@tamarack-lowe/content-model';
import { siteDeck } from '../../../../../apps/site/app/content/siteDeck.ts';

/** The kinds of pages there are; each has a folder in `table`. */
export type RouteId =
  | 'intro'
  | 'discover'
  | 'recruit'
  | 'story'
  | 'connect'
  | 'member'
  | 'campus'
  | 'events'
  | 'resource'
  | 'not-found';

const PAGES = new Map<string, RouteId>([
  [PATHS.intro, 'intro'],
  [plain(PATHS.connect), 'connect'],
  [plain(PATHS.campus), 'campus'],
  [plain(PATHS.events), 'events'],
]);

const BELOW = new Map<string, RouteId>([
  [STORY_BASES.discover, 'story'],
  [STORY_BASES.recruit, 'story'],
  [plain(PATHS.connect), 'member'],
  [plain(PATHS.campus), 'resource'],
]);

/** A path without the slash at its end: pages answer with and without it. */
export function plain(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

/** Which kind of page is at a path. An address below a list may name nothing; its data says so. */
export function routeOf(pathname: string): RouteId {
  const path = plain(pathname);
  return PAGES.get(path) ?? sectionAt(path) ?? BELOW.get(path.slice(0, path.lastIndexOf('/'))) ?? 'not-found';
}

function sectionAt(path: string): Section | undefined {
  const slide = new Map<string, string>(Object.entries(ALIASES)).get(path) ?? path;
  const sections: Section[] = ['discover', 'recruit'];
  return sections.find((section) => siteDeck()[section].student.slides.some((each) => each.path === slide));
}
