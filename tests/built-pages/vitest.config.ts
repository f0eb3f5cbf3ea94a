import { defineConfig } from 'vitest/config';
import { CountPages } from './countPages.ts';

/** One worker without isolation, so that each page is read and parsed once for all test files. */
export default defineConfig({
  test: {
    globalSetup: ['../temporaryFolder.ts'],
    include: ['*.test.ts'],
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    // The first test file parses every page, which takes long on a busy machine.
    testTimeout: 60_000,
    reporters: ['default', new CountPages()],
  },
});
