import { definePageKind } from '../route.ts';

/** The talent team. */
export const connect = definePageKind({
  id: 'connect',
  match: ({ kind }) => kind === 'connect',
  styles: ['static'],
  page: () => import('./page.tsx'),
  server:
    import.meta.env.SSR && (() => import('./connect.server.ts').then(({ connectServer }) => connectServer)),
});
