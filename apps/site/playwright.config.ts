import { defineConfig } from '@playwright/test';

/** `PORT` lets two checkouts be tried at once. */
const PORT = Number(process.env.PORT ?? 4317);

/** Journeys on the built site, in the browser the rest of the tests use. */
export default defineConfig({
  testDir: 'e2e',
  // What is the same for every page is looked at on all of them apart: `--project=all-pages`.
  projects: [
    { name: 'journeys', testMatch: '*.test.ts', testIgnore: ['all/**', 'firefox/**'] },
    { name: 'all-pages', testMatch: 'all/*.test.ts' },
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
    // What one has kept no test would see change; its own journeys let it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
  },
  webServer: {
    command: 'microsite start',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
