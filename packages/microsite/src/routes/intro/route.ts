import { definePageKind } from '../route.ts';

/** The first page, on which visitors choose their type. */
export const intro = definePageKind({
  id: 'intro',
  match: ({ kind }) => kind === 'intro',
  styles: ['intro'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./intro.server.ts').then(({ introServer }) => introServer)),
});
