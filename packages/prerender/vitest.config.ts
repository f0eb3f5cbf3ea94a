import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Brotli at its highest quality is slow on busy machines.
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['../../tests/temporaryFolder.ts'],
    testTimeout: 30_000,
  },
});
