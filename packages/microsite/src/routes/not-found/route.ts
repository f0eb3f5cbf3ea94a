import type { Route } from '../route.ts';

/** The page for every other address. Stands last in the list of routes. */
export const notFound: Route = {
  id: 'not-found',
  matches: () => true,
  styles: ['static'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./data.server.ts')),
};
