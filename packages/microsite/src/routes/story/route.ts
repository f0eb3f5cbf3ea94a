import type { Route } from '../route.ts';

/** A story of a section. */
export const story: Route = {
  id: 'story',
  matches: ({ kind }) => kind === 'story',
  styles: ['story'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./data.server.ts')),
};
