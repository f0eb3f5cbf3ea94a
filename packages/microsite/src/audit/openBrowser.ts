import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './findBrowser.ts';

/** Starts a browser: the program at the path `asked`, else an installed one, else one that it installs. */
export function openBrowser(asked: string | undefined): Promise<Browser> {
  return findBrowser({ asked, launch: (way) => chromium.launch(way), install });
}

/** Installs headless Chromium, some 100 MB, where Playwright looks for it. */
function install(): void {
  const cli = fileURLToPath(new URL('cli.js', import.meta.resolve('playwright-core/package.json')));
  execFileSync(process.execPath, [cli, 'install', 'chromium', '--only-shell'], { stdio: 'inherit' });
}
