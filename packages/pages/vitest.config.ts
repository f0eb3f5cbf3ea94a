import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['../../tests/temporaryFolder.ts'],
    testTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
