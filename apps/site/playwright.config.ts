import { journeysConfig } from '@tamarack-lowe/built-pages/journeys-config';

/** Files of the main journeys: `npm test` runs these, `npm run test:all` the others. */
const MAIN = [
  ...['intro', 'journeys', 'stories', 'connect', 'campus', 'events'],
  ...['languages', 'keyboard', 'shell', 'without-script', 'kinds'],
];

export default journeysConfig({
  projects: [
    { name: 'journeys', testMatch: MAIN.map((name) => `e2e/${name}.test.ts`) },
    {
      name: 'all',
      testMatch: '**/*.test.ts',
      testIgnore: ['**/e2e/firefox/**', ...MAIN.map((name) => `**/e2e/${name}.test.ts`)],
    },
  ],
  // No service worker, because its cache would hide changes from tests; the offline journeys allow it.
  use: { serviceWorkers: 'block' },
});
