import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contentPlugin } from './.storybook/content/contentPlugin.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [contentPlugin()],
        test: {
          name: 'unit',
          include: ['{.storybook,src,snapshots}/**/*.test.ts', 'preview/gatherPreview.test.ts'],
        },
      },
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: {
          name: 'examples',
          // One file at a time, so that two cores are enough.
          fileParallelism: false,
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({ launchOptions: { executablePath: process.env.CHROMIUM_PATH } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
