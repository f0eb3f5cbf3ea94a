import type { Paths, Place } from '@tamarack-lowe/content-model';
import { plainPath } from '@tamarack-lowe/content-model/internal/addresses';
import { CUSTOM_ROUTES } from './custom/customRoutes.ts';
import type { Route } from './route.ts';

/** Matches the page with this key in `pages` of `brand.json`. */
const isPage = (name: string) => (match: Place) => match.kind === 'page' && match.page === name;

/** The page for every other address. */
const NOT_FOUND: Route = {
  id: 'not-found',
  matches: () => true,
  styles: ['static'],
  page: () => import('./not-found/page.tsx'),
  server: import.meta.env.SSR && (() => import('./not-found/data.server.ts')),
};

/**
 * Every route. The first that matches an address renders it. `import.meta.env` has the optional pages of the site: the bundler leaves
 * the others out.
 */
export const ROUTES: readonly Route[] = [
  // The first page, on which visitors choose their type.
  {
    id: 'intro',
    matches: ({ kind }) => kind === 'intro',
    styles: ['intro'],
    page: () => import('./intro/page.tsx'),
    server: import.meta.env.SSR && (() => import('./intro/data.server.ts')),
  },
  // The slides of a section, all rendered by one page.
  {
    id: 'slides',
    matches: ({ kind }) => kind === 'slides',
    keyOf: (match) => ('section' in match ? `slides of ${match.section}` : ''),
    styles: ['slides'],
    page: () => import('./slides/page.tsx'),
    server: import.meta.env.SSR && (() => import('./slides/data.server.ts')),
  },
  // A story of a section.
  {
    id: 'story',
    matches: ({ kind }) => kind === 'story',
    styles: ['story'],
    page: () => import('./story/page.tsx'),
    server: import.meta.env.SSR && (() => import('./story/data.server.ts')),
  },
  // The talent team.
  {
    id: 'connect',
    matches: ({ kind }) => kind === 'connect',
    styles: ['static'],
    page: () => import('./connect/page.tsx'),
    server: import.meta.env.SSR && (() => import('./connect/data.server.ts')),
  },
  // A member of the talent team.
  {
    id: 'member',
    matches: ({ kind }) => kind === 'member',
    styles: ['static'],
    page: () => import('./member/page.tsx'),
    server: import.meta.env.SSR && (() => import('./member/data.server.ts')),
  },
  // Campus resources and their film.
  {
    id: 'campus',
    matches: ({ kind }) => kind === 'campus',
    styles: ['static'],
    page: () => import('./campus/page.tsx'),
    server: import.meta.env.SSR && (() => import('./campus/data.server.ts')),
  },
  // Campus events.
  {
    id: 'events',
    matches: ({ kind }) => kind === 'events',
    styles: ['static'],
    page: () => import('./events/page.tsx'),
    server: import.meta.env.SSR && (() => import('./events/data.server.ts')),
  },
  // A campus resource.
  {
    id: 'resource',
    matches: ({ kind }) => kind === 'resource',
    styles: ['static'],
    page: () => import('./resource/page.tsx'),
    server: import.meta.env.SSR && (() => import('./resource/data.server.ts')),
  },
  ...(import.meta.env.ACCESSIBILITY
    ? ([
        // The accessibility statement, with its evidence.
        {
          id: 'accessibility',
          matches: isPage('accessibility'),
          styles: ['static', 'accessibility'],
          page: () => import('./accessibility/page.tsx'),
          server: import.meta.env.SSR && (() => import('./accessibility/data.server.ts')),
        },
      ] satisfies Route[])
    : []),
  ...(import.meta.env.HIRING
    ? ([
        // Shows how hiring goes, in days.
        {
          id: 'hiring',
          matches: isPage('hiring'),
          styles: ['static', 'hiring'],
          page: () => import('./hiring/page.tsx'),
          server: import.meta.env.SSR && (() => import('./hiring/data.server.ts')),
        },
        // Promises to candidates with their checks, and what machines do.
        {
          id: 'promises',
          matches: isPage('promises'),
          styles: ['static', 'hiring'],
          page: () => import('./promises/page.tsx'),
          server: import.meta.env.SSR && (() => import('./promises/data.server.ts')),
        },
      ] satisfies Route[])
    : []),
  ...(import.meta.env.PATHWAY
    ? ([
        // Programs to a credential, by month of graduation and province.
        {
          id: 'pathway',
          matches: isPage('pathway'),
          styles: ['static', 'pathway'],
          page: () => import('./pathway/page.tsx'),
          server: import.meta.env.SSR && (() => import('./pathway/data.server.ts')),
        },
      ] satisfies Route[])
    : []),
  ...(import.meta.env.FORMS
    ? ([
        // A story in another form: plain, its transcript first, or in sixty seconds. Sites without forms have none.
        {
          id: 'form',
          matches: ({ kind }) => kind === 'form',
          styles: ['static', 'forms'],
          page: () => import('./form/page.tsx'),
          server: import.meta.env.SSR && (() => import('./form/data.server.ts')),
        },
      ] satisfies Route[])
    : []),
  ...(import.meta.env.STORIES
    ? ([
        // All stories in one list, with a search and filters.
        {
          id: 'stories',
          matches: isPage('stories'),
          styles: ['static', 'stories'],
          page: () => import('./stories/page.tsx'),
          server: import.meta.env.SSR && (() => import('./stories/data.server.ts')),
        },
      ] satisfies Route[])
    : []),
  ...(import.meta.env.PACK
    ? ([
        // Campus packs: the list of schools, and a page for each. Sites without packs have none.
        {
          id: 'pack',
          matches: (match) => match.kind === 'pack' || isPage('pack')(match),
          styles: ['static', 'pack'],
          page: () => import('./pack/page.tsx'),
          server: import.meta.env.SSR && (() => import('./pack/data.server.ts')),
        },
      ] satisfies Route[])
    : []),
  ...(import.meta.env.YOURS
    ? ([
        // The page about stored data, requests of the visit, and motion.
        {
          id: 'yours',
          matches: isPage('yours'),
          styles: ['static', 'yours'],
          page: () => import('./yours/page.tsx'),
          server: import.meta.env.SSR && (() => import('./yours/data.server.ts')),
        },
      ] satisfies Route[])
    : []),
  ...CUSTOM_ROUTES,
  ...(import.meta.env.OFFLINE
    ? ([
        // The page shown offline in place of one that is not cached. Sites without a service worker have none.
        {
          id: 'offline',
          matches: (_, path) => path.endsWith('/offline'),
          styles: ['static'],
          page: () => import('./offline/page.tsx'),
          server: import.meta.env.SSR && (() => import('./offline/data.server.ts')),
        },
      ] satisfies Route[])
    : []),
  NOT_FOUND,
];

/** Finds the route of an address. The content may still have nothing there: `load` then returns null. */
export function matchRoute(paths: Pick<Paths, 'read'>, path: string): Route {
  const match = paths.read(path);
  return ROUTES.find(({ matches }) => matches(match, plainPath(path))) ?? NOT_FOUND;
}
