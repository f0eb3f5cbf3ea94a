import { defineConfig } from 'vitest/config';

/** Tests of the built site and the built Storybook; tests beside the sources need no build. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['built/*.test.ts'],
    globalSetup: ['../../../tests/temporaryFolder.ts', './servePreview.ts'],
    fileParallelism: false,
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 180_000,
  },
});
