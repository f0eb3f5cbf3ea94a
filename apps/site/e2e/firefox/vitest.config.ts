import { defineConfig } from 'vitest/config';

/** Journeys in Firefox on the built site. `FIREFOX_PATH` names the program. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    globalSetup: ['../../../../tests/temporaryFolder.ts'],
    testTimeout: 240_000,
    expect: { poll: { timeout: 90_000, interval: 250 } },
  },
});
