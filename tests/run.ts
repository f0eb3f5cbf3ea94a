/**
 * `npm test`: everything, in an order that says first what is quick to know. Steps that need a browser run one after
 * the other, because two cores are enough for one of them.
 */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './findBrowser.ts';

const browser = findBrowser();
console.info(`Browser: ${browser}`);

const STEPS: [what: string, command: string[]][] = [
  ['Style and imports', ['biome', 'ci', '.']],
  ['Arrows between packages', ['turbo', 'boundaries']],
  ['Types', ['turbo', 'run', 'typecheck']],
  ['Types of what belongs to no package', ['tsc', '--noEmit', '--project', 'tests']],
  ['Content', ['pnpm', '--silent', 'content:check']],
  ['Content of the second firm', ['pnpm', '--silent', '--filter', '@tamarack-lowe/norrbeck', 'check']],
  ['House rules', ['vitest', 'run', '--root', 'tests']],
  ['Units and components', ['turbo', 'run', 'test', '--concurrency=1']],
  ['Packages and site', ['turbo', 'run', 'build', '--concurrency=2']],
  [
    'Budgets with ten times the stories',
    ['pnpm', '--silent', '--filter', '@tamarack-lowe/site', 'test:growth'],
  ],
  ['Workshop beside the site', ['turbo', 'run', 'test:preview']],
  ['Pictures of every example', ['pnpm', '--silent', 'snapshots']],
  ['Homes', ['node', 'tests/homes/run.ts']],
  ['Packed packages, sizes, unused code', ['node', 'tests/packed.ts']],
  ['Four other firms and Next, from a registry', ['node', 'tests/outside/run.ts']],
  ['The plugin in WordPress', ['node', 'tests/wordpress/run.ts']],
  ['Journeys on the built site', ['pnpm', '--filter', '@tamarack-lowe/site', 'test:e2e']],
  ['Journeys of the second firm', ['pnpm', '--filter', '@tamarack-lowe/norrbeck', 'test:e2e']],
];

const began = Date.now();
for (const [what, [command, ...args]] of STEPS) {
  console.info(`\n▸ ${what}`);
  const { status } = spawnSync(command ?? '', args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: browser,
      TURBO_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`\n✗ ${what} failed: ${[command, ...args].join(' ')}`);
    process.exit(status ?? 1);
  }
}
console.info(`\n✓ All ${STEPS.length} steps passed in ${Math.round((Date.now() - began) / 1000)} s.`);
