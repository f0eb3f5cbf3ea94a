import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['../../tests/temporaryFolder.ts'],
    include: ['*.test.ts'],
  },
});
