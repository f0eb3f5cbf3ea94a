import { definePageKind } from '../PageKind.ts';

/** The page that stands for one that was not kept, where there is no network. Sites without a service worker have none. */
export const offline = definePageKind({
  id: 'offline',
  match: (_, path) => path.endsWith('/offline'),
  styles: ['static'],
  page: () => import('./page.tsx'),
  server:
    import.meta.env.SSR && (() => import('./offline.server.ts').then(({ offlineServer }) => offlineServer)),
});
