import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { contentPlugin } from './content/contentPlugin.ts';
import { weightsPlugin } from './weightsPlugin.ts';

const media = fileURLToPath(new URL('../../../packages/stories/dist/media', import.meta.url));

/** Storybook with the examples of the kit, and pages made of real content. */
export default {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/ui/src/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Without rendered images, examples show rings.
  staticDirs: existsSync(media) ? [{ from: media, to: '/media' }] : [],
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [contentPlugin(), weightsPlugin()],
      build: {
        // The largest chunks are Storybook's: axe and the documentation pages.
        chunkSizeWarningLimit: 2000,
        rolldownOptions: { checks: { pluginTimings: false } },
      },
    }),
} satisfies StorybookConfig;
