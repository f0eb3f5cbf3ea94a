import type { Route } from '../route.ts';

/** The accessibility statement, with its evidence. */
export const accessibility: Route = {
  id: 'accessibility',
  matches: (match) => match.kind === 'page' && match.page === 'accessibility',
  styles: ['static', 'accessibility'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./data.server.ts')),
};
