import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Some tests start the command line, on busy machines.
  test: { include: ['src/**/*.test.ts'], testTimeout: 30_000 },
});
