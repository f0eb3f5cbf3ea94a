import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Pages are packed as small as can be, on busy machines.
  test: { include: ['src/**/*.test.ts'], testTimeout: 30_000 },
});
