import { definePageKind } from '../route.ts';

/** The page of a member of the talent team. */
export const member = definePageKind({
  id: 'member',
  match: ({ kind }) => kind === 'member',
  styles: ['static'],
  page: () => import('./page.tsx'),
  server:
    import.meta.env.SSR && (() => import('./member.server.ts').then(({ memberServer }) => memberServer)),
});
