import type { Route } from '../route.ts';

/** How hiring goes, in days. */
export const hiring: Route = {
  id: 'hiring',
  matches: (match) => match.kind === 'page' && match.page === 'hiring',
  styles: ['static', 'hiring'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./data.server.ts')),
};
