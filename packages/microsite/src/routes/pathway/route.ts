import type { Route } from '../route.ts';

/** Programs to a credential, by month of graduation and province. */
export const pathway: Route = {
  id: 'pathway',
  matches: (match) => match.kind === 'page' && match.page === 'pathway',
  styles: ['static', 'pathway'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./data.server.ts')),
};
