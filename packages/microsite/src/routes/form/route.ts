import type { Route } from '../route.ts';

/** A story in another form: plain, its transcript first, or in sixty seconds. Sites without forms have none. */
export const form: Route = {
  id: 'form',
  matches: ({ kind }) => kind === 'form',
  styles: ['static', 'forms'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./data.server.ts')),
};
