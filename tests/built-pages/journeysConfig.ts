import path from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { freePort } from './freePort.ts';

type Options = {
  /** Names of the files of the main journeys, such as `intro` for `e2e/intro.test.ts`: `npm test` runs them. */
  main: readonly string[];
  /** Additional settings of the browser. */
  use?: PlaywrightTestConfig['use'];
};

/** Tag of tests in the files of main journeys that few changes affect. */
const DETAIL = /@detail/;

/** Tests in other browsers, which have a configuration of their own. */
const OTHER_BROWSERS = '**/e2e/firefox/**';

/**
 * Distance at which a lazy picture is fetched, px, when the kind of connection is unknown. The headless shell never knows it and
 * fetches from far; visitors with a fast connection have this distance.
 */
const LAZY_PICTURES = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250';

/**
 * Returns the Playwright configuration of a built site. Its projects: `journeys` for `npm test`, `every-page` and `details` for
 * `npm run test:all`, and `other` for `npm run test:release`. Tests with the tag `@detail` leave `journeys` for `details`. Starts the site of the current folder on a free port, or on `PORT`, and
 * opens it in the browser of the other tests.
 *
 * @example export default journeysConfig({ main: ['intro', 'slides'] });
 */
export function journeysConfig({ main, use }: Options) {
  const mainFiles = main.map((name) => `**/e2e/${name}.test.ts`);
  const everyPage = '**/e2e/every-page.test.ts';
  // Workers of Playwright load the configuration again, and inherit the port.
  process.env.PORT ??= freePort();
  const { PORT } = process.env;
  return defineConfig({
    testDir: 'e2e',
    globalSetup: path.join(import.meta.dirname, '../temporaryFolder.ts'),
    projects: [
      { name: 'journeys', testMatch: mainFiles, grepInvert: DETAIL },
      { name: 'details', testMatch: mainFiles, grep: DETAIL },
      { name: 'every-page', testMatch: everyPage },
      { name: 'other', testIgnore: [...mainFiles, everyPage, OTHER_BROWSERS] },
    ],
    outputDir: 'test-results',
    workers: 2,
    fullyParallel: true,
    timeout: 60_000,
    // Generous, because CI machines are small and busy. A page that never arrives still fails.
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
