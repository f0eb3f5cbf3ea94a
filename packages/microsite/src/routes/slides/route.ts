import { definePageKind } from '../route.ts';

/** The slides of a section, all rendered by one page. */
export const slides = definePageKind({
  id: 'slides',
  match: ({ kind }) => kind === 'slides',
  keyOf: (place) => ('section' in place ? `slides of ${place.section}` : ''),
  styles: ['slides'],
  page: () => import('./page.tsx'),
  server:
    import.meta.env.SSR && (() => import('./slides.server.ts').then(({ slidesServer }) => slidesServer)),
});
