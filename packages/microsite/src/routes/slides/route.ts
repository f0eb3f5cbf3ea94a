import type { Route } from '../route.ts';

/** The slides of a section, all rendered by one page. */
export const slides: Route = {
  id: 'slides',
  matches: ({ kind }) => kind === 'slides',
  keyOf: (match) => ('section' in match ? `slides of ${match.section}` : ''),
  styles: ['slides'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./data.server.ts')),
};
