import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contentPlugin } from './.storybook/content/contentPlugin.ts';

const BROWSER = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1440, height: 900 },
  provider: playwright({ launchOptions: { executablePath: process.env.CHROMIUM_PATH } }),
  instances: [{ browser: 'chromium' as const }],
};

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
      {
        plugins: [contentPlugin()],
        oxc: { jsx: { runtime: 'automatic' } },
        optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client'] },
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          testTimeout: 120_000,
          browser: BROWSER,
        },
      },
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: {
          name: 'examples',
          // One file at a time, so that two cores are enough.
          fileParallelism: false,
          testTimeout: 30_000,
          browser: BROWSER,
        },
      },
    ],
  },
});
