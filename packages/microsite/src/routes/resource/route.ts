import { definePageKind } from '../route.ts';

/** One campus resource. */
export const resource = definePageKind({
  id: 'resource',
  match: ({ kind }) => kind === 'resource',
  styles: ['static'],
  page: () => import('./page.tsx'),
  server:
    import.meta.env.SSR &&
    (() => import('./resource.server.ts').then(({ resourceServer }) => resourceServer)),
});
