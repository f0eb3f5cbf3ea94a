import { defineConfig } from 'vitest/config';

/** Tests belong to no site, so no config adds pages to the table, parts, or blocks. */
const noCustomPages = {
  name: 'no-custom-pages',
  resolveId: (id: string) => (id === 'virtual:microsite/pages' ? `\0${id}` : undefined),
  load: (id: string) =>
    id === '\0virtual:microsite/pages'
      ? 'export const customPages = [], customComponents = {}, customBlocks = {};'
      : undefined,
};

/** Builds, starts or walks whole sites: `npm run test:all` runs these. */
const WHOLE_SITES = 'src/**/*.site.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [noCustomPages],
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [WHOLE_SITES],
          isolate: false,
          setupFiles: ['./testSetup.ts'],
          // Some tests start the command line, on busy machines.
          testTimeout: 30_000,
        },
      },
      { plugins: [noCustomPages], test: { name: 'sites', include: [WHOLE_SITES], testTimeout: 30_000 } },
    ],
  },
});
