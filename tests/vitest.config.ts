import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // Checks of built sites run once the sites are built; recipes compile a copy of the repository.
    exclude: [...configDefaults.exclude, 'built-pages/**', 'recipes/**'],
    // Turbo says what it would do in seconds on a busy machine.
    testTimeout: 60_000,
    // Thousands of files are removed at the end of one.
    hookTimeout: 60_000,
  },
});
