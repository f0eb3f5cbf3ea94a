import type { Route } from '../route.ts';

/** Campus resources and their film. */
export const campus: Route = {
  id: 'campus',
  matches: ({ kind }) => kind === 'campus',
  styles: ['static'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./data.server.ts')),
};
