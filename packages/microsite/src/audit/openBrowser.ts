import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

/** Launches a browser: the program `requested` if there is one, else one that is found or installed. */
export function openBrowser(requested: string | undefined): Promise<Browser> {
  return findBrowser({ requested, launch: (options) => chromium.launch(options), install });
}

/** Playwright's own browser, installed Chrome and Edge, and Chromium of Linux distributions. */
const CANDIDATES: readonly LaunchOptions[] = [
  {},
  { channel: 'chrome' },
  { channel: 'msedge' },
  { executablePath: '/usr/bin/chromium' },
  { executablePath: '/usr/bin/chromium-browser' },
];

type Search<Browser> = {
  /** Path of the program that the user chose. */
  requested: string | undefined;
  launch: (options: LaunchOptions) => Promise<Browser>;
  /** Installs Playwright's own browser. */
  install: () => void;
};

/** Launches the requested browser, else the first candidate that starts, else an installed one. Rejects when none starts. */
export async function findBrowser<Browser>({
  requested,
  launch,
  install,
}: Search<Browser>): Promise<Browser> {
  if (requested) return launch({ executablePath: requested });
  for (const options of CANDIDATES) {
    const browser = await launch(options).catch(() => null);
    if (browser) return browser;
  }
  install();
  return launch({});
}

/** Installs headless Chromium, about 100 MB, where Playwright looks for it. */
function install(): void {
  const cli = fileURLToPath(new URL('cli.js', import.meta.resolve('playwright-core/package.json')));
  execFileSync(process.execPath, [cli, 'install', 'chromium', '--only-shell'], { stdio: 'inherit' });
}
