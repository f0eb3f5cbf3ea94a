import { defineConfig } from 'vitest/config';
import { CountPages } from './countPages.ts';

/** One worker, and modules that all test files share: each page is read and parsed once for all of them. */
export default defineConfig({
  test: {
    include: ['*.test.ts'],
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    // A busy machine takes its time over the first file, which parses every page.
    testTimeout: 60_000,
    reporters: ['default', new CountPages()],
  },
});
