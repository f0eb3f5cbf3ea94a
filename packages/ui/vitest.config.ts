import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';

/** Takes the pointer out of the window: where it is left, whatever a later test draws there would be hovered over. */
const movePointerAway: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1);

/** Draws every example and looks at all of it: `npm run test:all` runs these. */
const EVERY_EXAMPLE = 'src/examples/*.test.tsx';

/** Configures tests that run in a browser. */
function inBrowser(name: string, include: string, exclude: string[]): TestProjectConfiguration {
  return {
    oxc: { jsx: { runtime: 'automatic' } },
    optimizeDeps: {
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react-dom/server.browser',
        'axe-core',
        'fast-check',
        'motion/mini',
        'vitest-browser-react',
      ],
    },
    test: {
      name,
      testTimeout: 60_000,
      expect: { poll: { timeout: 3000 } },
      include: [include],
      exclude,
      // Components are tested as they look: many of their promises are kept by the style sheet.
      setupFiles: ['./src/styles.css', './browserSetup.ts'],
      browser: {
        enabled: true,
        commands: { movePointerAway },
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1440, height: 900 },
        provider: playwright({ launchOptions: { executablePath: process.env.CHROMIUM_PATH } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', testTimeout: 30_000, include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] } },
      inBrowser('browser', 'src/**/*.test.tsx', [EVERY_EXAMPLE]),
      inBrowser('examples', EVERY_EXAMPLE, []),
    ],
  },
});
