import type { StorybookConfig } from '@storybook/react-vite';

/** The designers' workshop: collects the examples of the kit, and pages assembled from real content. */
export default {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/ui/src/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: [{ from: '../../../packages/stories/dist/media', to: '/media' }],
} satisfies StorybookConfig;
