import { defineConfig } from '@playwright/test';
import { freePort } from '@tamarack-lowe/built-pages/free-port';

/** `PORT` names another port than a free one. Workers inherit it. */
process.env.PORT ??= freePort();
const { PORT } = process.env;

/** Journeys on the built site, in the browser the rest of the tests use. */
export default defineConfig({
  testDir: 'e2e',
  // Walks of every page belong to `npm run test:all`.
  projects: [
    { name: 'journeys', testMatch: '*.test.ts', testIgnore: 'all/**' },
    { name: 'all', testMatch: 'all/*.test.ts' },
  ],
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
  },
  webServer: {
    command: 'microsite start',
    env: { PORT },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
