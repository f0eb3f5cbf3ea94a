import type { Route } from '../route.ts';

/** Campus packs: the list of schools, and a page for each. Sites without packs have none. */
export const pack: Route = {
  id: 'pack',
  matches: (match) => match.kind === 'pack' || (match.kind === 'page' && match.page === 'pack'),
  styles: ['static', 'pack'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./data.server.ts')),
};
