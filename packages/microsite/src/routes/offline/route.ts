import type { Route } from '../route.ts';

/** The page shown offline in place of one that is not cached. Sites without a service worker have none. */
export const offline: Route = {
  id: 'offline',
  matches: (_, path) => path.endsWith('/offline'),
  styles: ['static'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./data.server.ts')),
};
