import { defineConfig } from 'vitest/config';

// Turbo says what it would do in seconds on a busy machine.
export default defineConfig({ test: { include: ['**/*.test.ts'], testTimeout: 60_000 } });
