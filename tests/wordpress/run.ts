/**
 * The plugin in `integrations/wordpress` in Debian's WordPress, PHP and MariaDB as they are: an editor adds an event in the
 * browser, the signed call comes, both routes are answers that `api-client` reads, and the events page of the built sample
 * shows it. Installs by apt where it may; elsewhere it says so and is over, but not in CI. Run after `turbo run build`.
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

/** A browser finds nobody but this machine: the administration has pictures of its users from outside, and loads for as long as they do. */
const ALONE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/** One after the other, in one WordPress: each finds what the last one left. */
const TRIALS: [what: string, trial: (trial: Trial) => Promise<void>][] = [
  ['menus are told of and answered in their language', menus],
  [
    'an event of an editor is told of by a signed call, answered in both languages, and on pages of the site',
    events,
  ],
  ['who may not, cannot: subscribers, other forms, values of another kind', refusals],
  ['nobody waits for a call, one that fails is shown, what is thrown away is told of', calls],
  ['constants of wp-config.php go before the settings', constants],
  ['the form says while somebody types, in their language, that an event ends the next day', nights],
  ['nothing is left when it is deleted, and PHP complained of nothing', removal],
  ['in a network it is prepared in every site, calls for each, and leaves nothing in any', network],
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
