import { defineConfig } from '@playwright/test';
import { freePort } from '@tamarack-lowe/built-pages/free-port';

/** `PORT` names another port than a free one. Workers inherit it. */
process.env.PORT ??= freePort();
const { PORT } = process.env;

/** Files of the journeys that carry the product: `npm test` runs these, `npm run test:all` the others. */
const CARRYING = [
  ...['intro', 'journeys', 'stories', 'films', 'connect', 'campus', 'events'],
  ...['languages', 'keyboard', 'shell', 'without-script', 'kinds'],
];

/** Journeys on the built site, in the browser the rest of the tests use. */
export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'journeys', testMatch: CARRYING.map((name) => `e2e/${name}.test.ts`) },
    {
      name: 'all',
      testMatch: '**/*.test.ts',
      testIgnore: ['**/firefox/**', ...CARRYING.map((name) => `**/e2e/${name}.test.ts`)],
    },
  ],
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  // Generous, because machines that check changes are small and busy; a page that never gets there still fails.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    // No service worker, because its cache would hide changes from tests; the offline journeys allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
  },
  webServer: {
    command: 'microsite start',
    env: { PORT },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
