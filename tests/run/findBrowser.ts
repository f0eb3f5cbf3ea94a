import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Programs to look for, the best first: Debian's headless shell takes half the processor of the whole Chromium. */
const WELL_KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

type Surroundings = {
  env: Record<string, string | undefined>;
  runs: (file: string) => boolean;
  /** Runs an installer; true when it succeeded. */
  install: (command: string, args: string[]) => boolean;
  /** Path of Playwright's own Chromium, or null. */
  playwrightChromium: () => string | null;
  isRoot: boolean;
};

/**
 * The browser the tests drive: `CHROMIUM_PATH`, else one of the system, else Playwright's own download, else Debian's
 * package when we may install it. Throws with what to install when there is none.
 */
export function findBrowser(around: Surroundings = thisMachine()): string {
  const asked = around.env.CHROMIUM_PATH;
  if (asked) {
    if (around.runs(asked)) return asked;
    throw new Error(`CHROMIUM_PATH is ${asked}, but no program can be run there. Correct it or unset it.`);
  }
  const installed = () =>
    [...WELL_KNOWN, around.playwrightChromium()].find((file) => file && around.runs(file));
  const found = installed();
  if (found) return found;
  around.install('playwright', ['install', 'chromium']);
  const downloaded = installed();
  if (downloaded) return downloaded;
  if (around.isRoot && around.runs('/usr/bin/apt-get')) {
    around.install('apt-get', ['update', '--quiet']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      around.install('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', name]);
      const packaged = installed();
      if (packaged) return packaged;
    }
  }
  throw new Error(
    'The tests need a browser and could not install one. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program.',
  );
}

function thisMachine(): Surroundings {
  return {
    env: process.env,
    runs: (file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    },
    install: (command, args) => {
      const found = spawnSync(command, args, {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        cwd: path.join(import.meta.dirname, '../../apps/site'),
      });
      return found.status === 0;
    },
    playwrightChromium: () => {
      const site = createRequire(path.join(import.meta.dirname, '../../apps/site/package.json'));
      const { chromium } = site('playwright') as { chromium: { executablePath: () => string } };
      const file = chromium.executablePath();
      return existsSync(file) ? file : null;
    },
    isRoot: process.getuid?.() === 0,
  };
}
