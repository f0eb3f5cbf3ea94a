import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['./temporaryFolder.ts'],
    include: ['**/*.test.ts'],
    // Tests of built sites need a build; recipes compile a copy of the repository; plugins build a site. Each has its own configuration.
    exclude: [...configDefaults.exclude, 'built-pages/**', 'plugins/**', 'recipes/**'],
    // A dry run of turbo takes seconds on a busy machine.
    testTimeout: 60_000,
    // A test removes thousands of files at its end.
    hookTimeout: 60_000,
  },
});
