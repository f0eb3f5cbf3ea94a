import { definePageKind } from '../PageKind.ts';

/** The first page: who the visitor is. */
export const intro = definePageKind({
  id: 'intro',
  match: ({ kind }) => kind === 'intro',
  styles: ['intro'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./intro.server.ts').then(({ introServer }) => introServer)),
});
