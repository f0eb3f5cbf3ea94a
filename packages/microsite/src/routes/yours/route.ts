import type { Route } from '../route.ts';

/** What the site keeps on a device, the requests of a visit, and motion. */
export const yours: Route = {
  id: 'yours',
  matches: (match) => match.kind === 'page' && match.page === 'yours',
  styles: ['static', 'yours'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./data.server.ts')),
};
