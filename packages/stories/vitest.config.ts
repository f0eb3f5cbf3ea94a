import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['../../tests/temporaryFolder.ts'],
    // Reading all content takes a second on a quiet machine and many on a busy one.
    testTimeout: 60_000,
  },
});
