import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';

/** Takes the pointer out of the window: where it is left, whatever a later test draws there would be hovered over. */
const movePointerAway: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1);

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', testTimeout: 30_000, include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] } },
      {
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
          name: 'browser',
          testTimeout: 60_000,
          expect: { poll: { timeout: 3000 } },
          include: ['src/**/*.test.tsx'],
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
      },
    ],
  },
});
