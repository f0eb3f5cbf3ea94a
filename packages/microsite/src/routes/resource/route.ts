import type { Route } from '../route.ts';

/** A campus resource. */
export const resource: Route = {
  id: 'resource',
  matches: ({ kind }) => kind === 'resource',
  styles: ['static'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./data.server.ts')),
};
