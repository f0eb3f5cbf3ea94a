import { existsSync } from 'node:fs';

/** `npm test` names the browser; by hand, the system's Chromium is taken, else Playwright's own. */
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** How journeys and benchmarks start a browser that asks nobody but us. `more` is added to its command line. */
export function chromiumOptions(more: readonly string[] = []): { executablePath?: string; args: string[] } {
  return {
    ...(existsSync(CHROMIUM) && { executablePath: CHROMIUM }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  };
}
