import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPrograms } from '../adapters/installPrograms.ts';
import { SERVERS } from '../adapters/servers.ts';
import { missingPackages } from '../screen-reader/programs.ts';
import { installPackages } from '../wordpress/installPackages.ts';
import { installDebian } from './debian.ts';
import { findBrowser } from './findBrowser.ts';
import type { Need } from './steps.ts';

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

/** Returns the environment for the steps that need a program. Throws with the reason when it is missing. */
const FIND: Record<Need, () => Record<string, string>> = {
  browser: () => ({ CHROMIUM_PATH: findBrowser() }),
  adapters: () => {
    const missing = [...new Set(SERVERS.flatMap((server) => installPrograms(server)))];
    if (missing.length > 0) throw new Error(`${missing.join(', ')} cannot be installed here`);
    return {};
  },
  wordpress: () => {
    if (!installPackages()) throw new Error('Debian’s WordPress cannot be installed here');
    return {};
  },
  firefox: () => {
    const asked = process.env.FIREFOX_PATH;
    if (!asked && !existsSync(FIREFOX)) installDebian(['firefox-esr']);
    const file = asked ?? FIREFOX;
    if (!existsSync(file)) throw new Error(`there is no Firefox at ${file}; set FIREFOX_PATH`);
    return { FIREFOX_PATH: file };
  },
  orca: () => {
    if (missingPackages().length > 0) installDebian(missingPackages());
    const missing = missingPackages();
    if (missing.length > 0) throw new Error(`not run: ${missing.join(', ')} is not installed`);
    return {};
  },
  registry: () => {
    const words = ['ping', '--fetch-retries=1', '--fetch-timeout=20000'];
    const { status, stderr } = spawnSync('npm', words, {
      encoding: 'utf8',
      timeout: 60_000,
      shell: process.platform === 'win32',
    });
    if (status === 0) return {};
    const [reason = 'it does not respond'] = /(?<=reason: ).+/.exec(stderr) ?? [];
    throw new Error(`npm cannot reach its registry: ${reason}`);
  },
  webkit: () => {
    const asked = process.env.WEBKIT_DRIVER_PATH;
    const file = asked ?? WEBKIT_DRIVER;
    if (!existsSync(file) || !existsSync(SCREEN)) installDebian(['webkit2gtk-driver', 'xvfb']);
    if (!existsSync(file)) throw new Error(`there is no driver of WebKit at ${file}; set WEBKIT_DRIVER_PATH`);
    if (!existsSync(SCREEN)) throw new Error(`there is no ${SCREEN}, the screen that WebKit is shown on`);
    return { WEBKIT_DRIVER_PATH: file };
  },
};

/** Finds or installs the programs that steps need. `missing`: the reason for each need without a program. */
export function findNeeds(needs: readonly Need[]) {
  const missing = new Map<Need, string>();
  const env: Record<string, string> = { TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
  for (const need of new Set(needs)) {
    try {
      Object.assign(env, FIND[need]());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      missing.set(need, reason);
      console.error(`✗ ${need}: ${reason}`);
    }
  }
  return { missing, env };
}
