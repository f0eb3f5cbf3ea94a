import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** `PORT` lets two checkouts be tried at once. */
const PORT = Number(process.env.PORT ?? 4317);

/** `npm test` names the browser; by hand, the system's Chromium is taken, else Playwright's own. */
const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const browser = process.env.CHROMIUM_PATH ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined);

/** Journeys on the built site, in the browser the rest of the tests use. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.test.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  // Generous, because machines that check changes are small and busy; a page that never gets there still fails.
  expect: { timeout: 15_000 },
  retries: process.env.CI ? 2 : 0,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node server/start.ts`,
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
