import type { Route } from '../route.ts';

/** The first page, on which visitors choose their type. */
export const intro: Route = {
  id: 'intro',
  matches: ({ kind }) => kind === 'intro',
  styles: ['intro'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./data.server.ts')),
};
