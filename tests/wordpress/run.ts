/**
 * Tests the plugin of `integrations/wordpress` in Debian's WordPress, with PHP and MariaDB: an editor adds an event in the
 * browser, WordPress sends a signed call, `api-client` parses both routes, and the events page of the built sample shows the
 * event. Installs missing programs with apt; where it cannot, it skips the tests, but not in CI. Run after `turbo run build`.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { installPackages, type Programs } from './installPackages.ts';
import { prepare, type Trial } from './prepare.ts';
import { startWordPress } from './startWordPress.ts';
import { calls } from './trials/calls.ts';
import { constants } from './trials/constants.ts';
import { events } from './trials/events.ts';
import { menus } from './trials/menus.ts';
import { network } from './trials/network.ts';
import { nights } from './trials/nights.ts';
import { refusals } from './trials/refusals.ts';
import { removal } from './trials/removal.ts';

const PLUGIN = path.join(import.meta.dirname, '../../integrations/wordpress/microsite-content');

/** Blocks all other hosts: the administration waits for avatars from the network. */
const ALONE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/** Runs in order, in one WordPress: each test continues from the state of the previous one. */
const TRIALS: [what: string, trial: (trial: Trial) => Promise<void>][] = [
  ['a changed menu causes a call, and its route responds in its language', menus],
  [
    'a published event causes a signed call, its route responds in both languages, and the site shows it',
    events,
  ],
  ['subscribers, foreign forms and invalid values are refused', refusals],
  ['calls do not block editors, a failed call shows a notice, and deleting causes a call', calls],
  ['constants of wp-config.php override the settings', constants],
  ['the form explains in the language of the user that an event ends the next day', nights],
  ['deleting the plugin deletes its data, and PHP logs no message', removal],
  ['in a network the plugin works in every site, and deletes its data in all', network],
];

async function inWordPress(programs: Programs): Promise<void> {
  for (const file of globSync('**/*.php', { cwd: PLUGIN })) {
    execFileSync(programs.php, ['--syntax-check', path.join(PLUGIN, file)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'wordpress-'));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: [ALONE] });
  try {
    const wordpress = await startWordPress(programs, folder);
    try {
      const trial = await prepare(wordpress, browser);
      for (const [what, attempt] of TRIALS) {
        await attempt(trial);
        console.info(`✓ ${what}`);
      }
      await trial.calls.stop();
    } finally {
      await wordpress.stop();
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const programs = installPackages();
if (programs) {
  await inWordPress(programs);
} else if (process.env.CI) {
  console.error('✗ Debian’s WordPress is not here and could not be installed.');
  process.exitCode = 1;
} else {
  console.info('– Skipped: Debian’s WordPress is not here, and only root can install it, by apt.');
}
