/**
 * Upgrades a firm of each release with the command of a firm, `npx microsite upgrade`, from a registry on this machine: by npm and by
 * pnpm, and once from the form before 1.0.0. Then the site is checked and built. Run after `turbo run build`.
 *
 * No registry of this machine has an old release. So the packages of today are published under its version too, and the fixture is what
 * is old: config, content, theme and manifest.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Manager, run } from '../outside/installFirm.ts';
import { microsite } from '../outside/microsite.ts';
import { type Registry, startRegistry } from '../outside/registry.ts';
import { packForSites, publishAs } from './publish.ts';

const root = path.join(import.meta.dirname, '../..');
const fixtures = path.join(import.meta.dirname, 'fixtures');
const { version: today } = JSON.parse(
  readFileSync(path.join(root, 'packages/microsite/package.json'), 'utf8'),
);
const isReleased = today.localeCompare('1.0.0', 'en', { numeric: true }) > 0;
/** Version to upgrade to: that of the repository, or the next one as long as there is no other. */
const NEXT = isReleased ? today : '1.0.1';

type Case = {
  name: string;
  /** Folder in `fixtures`. */
  release: string;
  /** Version that the firm has installed. */
  from: string;
  manager: Manager;
  /** Brings the firm into an older form. */
  age?: (folder: string) => void;
  /** Lines that the report has to have. */
  says: readonly string[];
};

const CASES: readonly Case[] = [
  ...readdirSync(fixtures).flatMap((release) =>
    (['npm', 'pnpm'] as const).map((manager) => ({
      name: `${release}, ${manager}`,
      release,
      from: `${release}.0`,
      manager,
      says: ['`microsite check` finds the site in order.', 'Nothing.', '- changed: package.json'],
    })),
  ),
  {
    name: 'before 1.0, npm',
    release: '1.0',
    from: '0.9.0',
    manager: 'npm',
    age: makeOld,
    says: [
      '### 1.0.0: one form of config, content and style sheets',
      '- microsite.config.ts: "events" is "features.events" now',
      '- content/promises.json is pinned.json now',
      '`microsite check` finds the site in order.',
    ],
  },
];

/** Config and content as they were before 1.0.0. */
function makeOld(folder: string): void {
  const config = path.join(folder, 'microsite.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace('  theme:', '  events: false,\n  theme:'));
  writeFileSync(path.join(folder, 'content/promises.json'), '{}\n');
}

const target = mkdtempSync(path.join(tmpdir(), 'upgrade-'));

function git(folder: string, ...args: string[]): string {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' });
}

/** Upgrades a firm, and returns its report. Throws when something is not as it should be. */
function upgradeFirm({ release, from, manager, age, says }: Case, registry: Registry): string {
  const folder = path.join(target, `${from}-${manager}`);
  cpSync(path.join(fixtures, release), folder, { recursive: true });
  const manifest = path.join(folder, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll(`${release}.0`, from));
  age?.(folder);
  const install = { npm: ['--no-audit', '--no-fund'], pnpm: ['--no-frozen-lockfile'] }[manager];
  run(manager, ['install', '--prefer-offline', ...install], { folder, registry: registry.address });
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'A site');

  const said = upgrade(folder);
  const report = readFileSync(path.join(folder, 'upgrade-report.md'), 'utf8');
  const missing = says.filter((line) => !report.includes(`${line}\n`));
  if (missing.length > 0)
    throw new Error(`The report does not say ${missing.join(', ')}:\n${said}\n${report}`);
  const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
  const { version } = JSON.parse(
    readFileSync(path.join(folder, 'node_modules/@tamarack-lowe/microsite/package.json'), 'utf8'),
  );
  if (version !== NEXT || dependencies['@tamarack-lowe/microsite'] !== NEXT)
    throw new Error(`Installed is ${version}, and package.json has ${JSON.stringify(dependencies)}.`);
  microsite(folder, 'build');
  if (!existsSync(path.join(folder, 'build/client/index.html'))) throw new Error('There is no first page.');
  return report;
}

/** Runs the command of the version that the firm has installed. */
function upgrade(folder: string): string {
  const program = path.join(folder, 'node_modules/.bin/microsite');
  const options = { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const { status, stdout, stderr } = spawnSync(program, ['upgrade'], options);
  if (status !== 0) throw new Error(`microsite upgrade ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

mkdirSync(path.join(target, 'registry'));
mkdirSync(path.join(target, 'packed'));
const registry = await startRegistry(path.join(target, 'registry'));
try {
  const packed = packForSites(root, path.join(target, 'packed'));
  for (const version of new Set([...CASES.map(({ from }) => from).toSorted(), NEXT]))
    publishAs(version, packed, { target: path.join(target, 'packed'), registry });
  const [only] = process.argv.slice(2);
  for (const each of CASES.filter(({ name }) => only === undefined || name === only)) {
    const report = upgradeFirm(each, registry);
    console.info(`✓ ${each.name}: upgraded to ${NEXT}, checked and built\n\n${report}`);
  }
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await registry.stop();
  rmSync(target, { recursive: true, force: true });
}
