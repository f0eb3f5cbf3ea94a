import type { Route } from '../route.ts';

/** Promises to candidates with their checks, and what machines do. */
export const promises: Route = {
  id: 'promises',
  matches: (match) => match.kind === 'page' && match.page === 'promises',
  styles: ['static', 'hiring'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./data.server.ts')),
};
