import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { freePort } from './freePort.ts';

type Options = {
  /** Files of `test:journeys` and of `test:all-journeys`, as projects called `journeys` and `all`. */
  projects: NonNullable<PlaywrightTestConfig['projects']>;
  /** Settings of the browser besides those of all sites. */
  use?: PlaywrightTestConfig['use'];
};

/**
 * How near a lazy picture must be to be fetched, px, when the kind of connection is unknown. The headless shell never knows
 * it and fetches from far; this is what visitors with a fast connection have.
 */
const LAZY_PICTURES = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250';

/**
 * Configuration of the journeys of a built site: starts the site of the current folder on a free port, and opens it in the
 * browser the other tests use. `PORT` names another port.
 *
 * @example export default journeysConfig({ projects: [{ name: 'journeys', testMatch: '*.test.ts' }] });
 */
export function journeysConfig({ projects, use }: Options) {
  // Workers of Playwright load the configuration again, and inherit the port.
  process.env.PORT ??= freePort();
  const { PORT } = process.env;
  return defineConfig({
    testDir: 'e2e',
    projects,
    outputDir: 'test-results',
    workers: 2,
    fullyParallel: true,
    timeout: 60_000,
    // Generous, because machines that check changes are small and busy; a page that never gets there still fails.
    expect: { timeout: 15_000 },
    reporter: [['list']],
    use: {
      baseURL: `http://localhost:${PORT}`,
      viewport: { width: 1440, height: 900 },
      launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [LAZY_PICTURES] },
      ...use,
    },
    webServer: {
      command: 'microsite start',
      env: { PORT },
      url: `http://localhost:${PORT}/`,
      reuseExistingServer: false,
    },
  });
}
