import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['../../tests/temporaryFolder.ts'],
    // Rendering and copying content take a second on a quiet machine and many on a busy one.
    testTimeout: 60_000,
    // What was read slowly is not read again for five seconds (`rememberEach`).
    expect: { poll: { timeout: 15_000 } },
  },
});
