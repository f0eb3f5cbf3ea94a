import { defineConfig } from '@playwright/test';

const { CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: '../../tests/temporaryFolder.ts',
  testMatch: '**/*.test.ts',
  // Journeys in other browsers run by vitest.
  testIgnore: '**/e2e/engines/**',
  outputDir: '.cache/journeys',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'en-CA',
    viewport: { width: 1440, height: 900 },
    ...(CHROMIUM_PATH && { launchOptions: { executablePath: CHROMIUM_PATH, args: ['--no-sandbox'] } }),
  },
});
