import { defineConfig } from 'vitest/config';

/** Only tests of behaviour: size and exports say nothing about a mutant, and weighing takes a second each time. */
export default defineConfig({
  test: { exclude: ['**/size.test.ts', '**/index.test.ts', '**/readme.test.ts', 'node_modules/**'] },
});
