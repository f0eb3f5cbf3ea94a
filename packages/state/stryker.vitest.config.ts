import { defineConfig } from 'vitest/config';

/**
 * Only tests of behaviour by example: exports and the look of the source say nothing about a mutant, and random
 * visits are too slow to be repeated for each. The score is what the examples alone reach.
 */
export default defineConfig({
  test: {
    isolate: false,
    exclude: [
      '**/magicNumbers.test.ts',
      '**/index.test.ts',
      '**/readme.test.ts',
      '**/*.property.test.ts',
      'node_modules/**',
    ],
  },
});
