import type { Route } from '../route.ts';

/** Campus events. */
export const events: Route = {
  id: 'events',
  matches: ({ kind }) => kind === 'events',
  styles: ['static'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./data.server.ts')),
};
