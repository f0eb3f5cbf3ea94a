import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { contentPlugin } from './.storybook/content/contentPlugin.ts';

/** Tests the slides as other visitor types see them, and those of the second firm: `npm run test:all` runs it. */
const OTHER_VISITORS = 'src/keep-outs/otherVisitors.test.tsx';

/** Returns the settings of a browser. Each project needs its own object, because Vitest writes the project's name into it. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1440, height: 900 },
  provider: playwright({ launchOptions: { executablePath: process.env.CHROMIUM_PATH } }),
  instances: [{ browser: 'chromium' as const }],
});

/** Configures tests of rendered pages. */
function inBrowser(name: string, include: string[], exclude: string[]): TestProjectConfiguration {
  return {
    plugins: [contentPlugin()],
    oxc: { jsx: { runtime: 'automatic' } },
    optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client'] },
    test: { name, include, exclude, testTimeout: 120_000, browser: inChromium() },
  };
}

export default defineConfig({
  test: {
    globalSetup: ['../../tests/temporaryFolder.ts'],
    projects: [
      {
        plugins: [contentPlugin()],
        test: {
          name: 'unit',
          include: ['{.storybook,src,snapshots}/**/*.test.ts', 'preview/gatherPreview.test.ts'],
        },
      },
      inBrowser('browser', ['src/**/*.test.tsx'], [OTHER_VISITORS]),
      inBrowser('other-visitors', [OTHER_VISITORS], []),
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: {
          name: 'examples',
          // One file at a time, so that two cores are enough.
          fileParallelism: false,
          testTimeout: 30_000,
          browser: inChromium(),
        },
      },
    ],
  },
});
