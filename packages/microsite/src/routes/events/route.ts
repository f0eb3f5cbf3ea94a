import { definePageKind } from '../route.ts';

/** Campus events. */
export const events = definePageKind({
  id: 'events',
  match: ({ kind }) => kind === 'events',
  styles: ['static'],
  page: () => import('./page.tsx'),
  server:
    import.meta.env.SSR && (() => import('./events.server.ts').then(({ eventsServer }) => eventsServer)),
});
