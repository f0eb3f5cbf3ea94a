import type { Route } from '../route.ts';

/** All stories in one list, with a search and filters. */
export const stories: Route = {
  id: 'stories',
  matches: (match) => match.kind === 'page' && match.page === 'stories',
  styles: ['static', 'stories'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./data.server.ts')),
};
