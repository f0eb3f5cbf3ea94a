import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Tests talk to servers on loopback, on busy machines.
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['../../tests/temporaryFolder.ts'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
