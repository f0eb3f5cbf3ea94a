import { defineConfig } from 'vitest/config';

/** Tests belong to no site, so no config adds pages to the table, parts, blocks, or a choice of consent. */
const MODULES: Record<string, string> = {
  'virtual:microsite/pages': 'export const customPages = [], customComponents = {}, customBlocks = {};',
  'virtual:microsite/choice': 'export const manageChoice = undefined;',
};
const noCustomPages = {
  name: 'no-custom-pages',
  resolveId: (id: string) => (id in MODULES ? `\0${id}` : undefined),
  load: (id: string) => MODULES[id.slice(1)],
};

/** Builds, starts or walks whole sites: `npm run test:all` runs these. */
const WHOLE_SITES = 'src/**/*.site.test.ts';

export default defineConfig({
  test: {
    globalSetup: ['../../tests/temporaryFolder.ts'],
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
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      { plugins: [noCustomPages], test: { name: 'sites', include: [WHOLE_SITES], testTimeout: 30_000 } },
    ],
  },
});
