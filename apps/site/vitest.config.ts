import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'server/**/*.test.ts',
      'build-steps/**/*.test.ts',
      'bench/**/*.test.ts',
      'app/**/*.test.{ts,tsx}',
    ],
  },
});
