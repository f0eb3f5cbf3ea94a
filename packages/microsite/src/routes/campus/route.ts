import { definePageKind } from '../route.ts';

/** Campus resources and their film. */
export const campus = definePageKind({
  id: 'campus',
  match: ({ kind }) => kind === 'campus',
  styles: ['static'],
  page: () => import('./page.tsx'),
  server:
    import.meta.env.SSR && (() => import('./campus.server.ts').then(({ campusServer }) => campusServer)),
});
