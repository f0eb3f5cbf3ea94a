import { defineConfig, type Plugin } from 'vitest/config';

/**
 * Fails a test that imports `ui` or `pages`. Only the page of the preview needs them, so turbo does not run these tests again when
 * they change (`dependsOn` in turbo.json).
 */
const withoutKit: Plugin = {
  name: 'without-kit',
  enforce: 'pre',
  resolveId(id, importer) {
    if (/^@tamarack-lowe\/(?:ui|pages)(?:\/|$)/.test(id))
      throw new Error(`${importer} imports ${id}: name its package in turbo.json first.`);
  },
};

export default defineConfig({
  test: {
    globalSetup: ['../../tests/temporaryFolder.ts'],
    projects: [
      {
        plugins: [withoutKit],
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          // Tests talk to servers on loopback and decode pictures, on busy machines.
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
