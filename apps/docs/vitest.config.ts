import { defineConfig } from 'vitest/config';

/** Making all pages takes seconds on a busy machine. */
export default defineConfig({
  test: { globalSetup: ['../../tests/temporaryFolder.ts'], testTimeout: 60_000 },
});
