import type { Route } from '../route.ts';

/** The page about stored data, requests of the visit, and motion. */
export const yours: Route = {
  id: 'yours',
  matches: (match) => match.kind === 'page' && match.page === 'yours',
  styles: ['static', 'yours'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./data.server.ts')),
};
