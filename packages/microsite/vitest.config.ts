import { defineConfig } from 'vitest/config';
import { siteModules } from './src/build/siteModules.ts';

export default defineConfig({
  // Tests belong to no site: no config adds pages, and nothing is drawn with a style sheet.
  plugins: [siteModules({ config: null, styles: '' })],
  // Some tests start the command line, on busy machines.
  test: { include: ['src/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
});
