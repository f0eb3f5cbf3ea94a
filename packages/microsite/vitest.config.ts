import { defineConfig } from 'vitest/config';

/** Tests belong to no site, so no config adds pages to the table, parts, or blocks. */
const noOwnPages = {
  name: 'no-own-pages',
  resolveId: (id: string) => (id === 'virtual:microsite/pages' ? `\0${id}` : undefined),
  load: (id: string) =>
    id === '\0virtual:microsite/pages'
      ? 'export const ownPages = [], ownParts = {}, ownBlocks = {};'
      : undefined,
};

export default defineConfig({
  plugins: [noOwnPages],
  // Some tests start the command line, on busy machines.
  test: { include: ['src/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
});
