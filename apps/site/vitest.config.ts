import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // Pictures are drawn in some tests, on busy machines.
    testTimeout: 60_000,
    include: [
      'server/**/*.test.ts',
      'build-steps/**/*.test.ts',
      'bench/**/*.test.ts',
      'app/**/*.test.{ts,tsx}',
    ],
  },
});
