import { defineConfig } from 'vitest/config';

/** Builds and opens a site with plugins. A build takes minutes on a busy machine. */
export default defineConfig({
  test: {
    include: ['*.test.ts'],
    globalSetup: ['../temporaryFolder.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
