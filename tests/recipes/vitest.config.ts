import { defineConfig } from 'vitest/config';

/** Recipes of docs/recipes.md, on a copy of the repository. The compiler takes a minute on a busy machine. */
export default defineConfig({
  test: {
    include: ['*.test.ts'],
    globalSetup: ['../temporaryFolder.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
