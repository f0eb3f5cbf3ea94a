import { definePageKind } from '../route.ts';

/** The page for every other address. Stands last in the table. */
export const notFound = definePageKind({
  id: 'not-found',
  match: () => true,
  styles: ['static'],
  page: () => import('./page.tsx'),
  server:
    import.meta.env.SSR &&
    (() => import('./data.server.ts').then(({ notFoundServer }) => notFoundServer)),
});
