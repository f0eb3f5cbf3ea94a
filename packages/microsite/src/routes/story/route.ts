import { definePageKind } from '../route.ts';

/** A story of a section. */
export const story = definePageKind({
  id: 'story',
  match: ({ kind }) => kind === 'story',
  styles: ['story'],
  page: () => import('./page.tsx'),
  server: import.meta.env.SSR && (() => import('./story.server.ts').then(({ storyServer }) => storyServer)),
});
