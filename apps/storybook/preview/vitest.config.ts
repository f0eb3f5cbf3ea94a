import { defineConfig } from 'vitest/config';

/** Needs the built site and the built workshop, unlike the tests beside the sources. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.built.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
