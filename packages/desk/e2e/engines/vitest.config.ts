import { defineConfig } from 'vitest/config';

/** Journeys of the desk in Firefox and WebKit. `FIREFOX_PATH` and `WEBKIT_DRIVER_PATH` name the programs. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    globalSetup: ['../../../../tests/temporaryFolder.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    fileParallelism: false,
  },
});
