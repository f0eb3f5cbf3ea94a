import type { Route } from '../route.ts';

/** A member of the talent team. */
export const member: Route = {
  id: 'member',
  matches: ({ kind }) => kind === 'member',
  styles: ['static'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./data.server.ts')),
};
