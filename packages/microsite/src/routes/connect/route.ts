import type { Route } from '../route.ts';

/** The talent team. */
export const connect: Route = {
  id: 'connect',
  matches: ({ kind }) => kind === 'connect',
  styles: ['static'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./data.server.ts')),
};
