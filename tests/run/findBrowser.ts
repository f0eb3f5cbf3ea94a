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

type Machine = {
  env: Record<string, string | undefined>;
  runs: (file: string) => boolean;
  /** Runs an installer; true when it succeeded. */
  install: (command: string, args: string[]) => boolean;
  /** Path of Playwright's own Chromium, or null. */
  playwrightChromium: () => string | null;
  isRoot: boolean;
};

/**
 * Finds the browser for tests: `CHROMIUM_PATH`, else one of the system, else Playwright's download, else Debian's package if the
 * process is root. Throws with the remedy when there is none.
 */
export function findBrowser(machine: Machine = thisMachine()): string {
  const requested = machine.env.CHROMIUM_PATH;
  if (requested) {
    if (machine.runs(requested)) return requested;
    throw new Error(`CHROMIUM_PATH is ${requested}, but no program can run there. Correct it or unset it.`);
  }
  const installed = () =>
    [...WELL_KNOWN, machine.playwrightChromium()].find((file) => file && machine.runs(file));
  const found = installed();
  if (found) return found;
  machine.install('playwright', ['install', 'chromium']);
  const downloaded = installed();
  if (downloaded) return downloaded;
  if (machine.isRoot && machine.runs('/usr/bin/apt-get')) {
    machine.install('apt-get', ['update', '--quiet']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      machine.install('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', name]);
      const packaged = installed();
      if (packaged) return packaged;
    }
  }
  throw new Error(
    'The tests need a browser and could not install one. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program.',
  );
}

function thisMachine(): Machine {
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
