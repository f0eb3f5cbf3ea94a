import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';

/** Moves the pointer out of the window: otherwise it would hover over elements of a later test. */
const movePointerAway: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1);

/** Tests that render all examples, or hundreds of random fields: `npm run test:all` runs these. */
const MANY_RENDERS = ['src/examples/*.test.tsx', 'src/**/*.property.test.tsx'];

/** Configures tests that run in a browser. */
function inBrowser(name: string, include: string[], exclude: string[]): TestProjectConfiguration {
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
        'vitest-browser-react',
      ],
    },
    test: {
      name,
      testTimeout: 60_000,
      expect: { poll: { timeout: 15_000 } },
      include,
      exclude,
      // Components are tested with their style sheet, which provides part of their behaviour.
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
    globalSetup: ['../../tests/temporaryFolder.ts'],
    projects: [
      { test: { name: 'unit', testTimeout: 30_000, include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] } },
      inBrowser('browser', ['src/**/*.test.tsx'], MANY_RENDERS),
      inBrowser('examples', MANY_RENDERS, []),
    ],
  },
});
