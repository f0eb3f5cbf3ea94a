import { defineConfig } from 'vitest/config';

/** Needs the built site and the built Storybook, unlike the tests beside the sources. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['built/*.test.ts'],
    globalSetup: ['./servePreview.ts'],
    fileParallelism: false,
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 180_000,
  },
});
