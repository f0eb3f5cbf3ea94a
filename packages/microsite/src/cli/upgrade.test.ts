import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { SettingError } from '@tamarack-lowe/server';
import { afterEach, expect, test, vi } from 'vitest';
import { CONFIG, siteFolder } from '../config/testing/siteFolder.ts';
import { runMigrations } from '../migrate/migrations.ts';
import type { PackageManager } from '../upgrade/packageManager.ts';
import { run } from './run.ts';
import { upgrade } from './upgrade.ts';

const log = vi.spyOn(console, 'log').mockImplementation(() => {});
const error = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => vi.clearAllMocks());

const PACKAGE = join(import.meta.dirname, '../..');
const INSTALLED = 'node_modules/@tamarack-lowe/microsite';
const MANIFEST = `{
  "name": "a-firm",
  "type": "module",
  "dependencies": {
    "@tamarack-lowe/content-model": "^0.9.0",
    "@tamarack-lowe/microsite": "0.9.0",
    "react": "19.0.0"
  },
  "devDependencies": { "@tamarack-lowe/desk": "catalog:" }
}
`;
const CONFIG_BEFORE = `export default {
  ...${JSON.stringify(CONFIG)},
  events: false,
  hosts: hostsOf(),
};
function hostsOf() {
  return {};
}
`;

function git(folder: string, ...args: string[]): string {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  return spawnSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' }).stdout;
}

/** A committed site with version 0.9.0 of the packages. */
function firm(files: Record<string, string> = {}): string {
  const folder = siteFolder({
    'package.json': MANIFEST,
    'microsite.config.ts': CONFIG_BEFORE,
    'content/promises.json': '{}',
    '.gitignore': 'node_modules\n',
    ...files,
  });
  rmSync(join(folder, INSTALLED));
  mkdirSync(join(folder, INSTALLED));
  writeFileSync(join(folder, INSTALLED, 'package.json'), '{ "version": "0.9.0" }');
  git(folder, 'init', '--quiet');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', 'A site');
  return folder;
}

/** A registry with 1.0.0 and 1.2.0, and an installation that brings this package. */
const manager =
  (install?: () => Promise<void>) =>
  (home: string): PackageManager => ({
    name: 'npm',
    async findVersion(name, version = '1.2.0') {
      return name.endsWith('/desk') || !['0.8.0', '1.0.0', '1.2.0'].includes(version) ? null : version;
    },
    async install() {
      await install?.();
      rmSync(join(home, INSTALLED), { recursive: true, force: true });
      mkdirSync(join(home, INSTALLED, '..'), { recursive: true });
      symlinkSync(PACKAGE, join(home, INSTALLED));
    },
  });

const changes = (folder: string) => git(folder, 'status', '--porcelain', '-uall').trim().split('\n');

test('sets versions, runs the migrations between, and reports changes and what is left, with lines', async () => {
  const folder = firm();
  await upgrade(folder, {}, manager());
  const report = readFileSync(join(folder, 'upgrade-report.md'), 'utf8');
  for (const line of [
    '# Upgrade from 0.9.0 to 1.2.0',
    '| @tamarack-lowe/content-model | 0.9.0 | 1.2.0 |',
    '### 1.0.0: one form of config, content and style sheets',
    '- microsite.config.ts: "events" is "features.events" now',
    '- content/promises.json is pinned.json now',
    '- microsite.config.ts, line 4, hosts: it is not written here. Move its options to "content" and "features".',
    '- package.json, line 9: there is no @tamarack-lowe/desk 1.2.0. It stays at "catalog:".',
    '`microsite check` finds:',
    '- changed: package.json',
    '- removed: content/promises.json',
    '- new: content/pinned.json',
  ])
    expect(report).toContain(`${line}\n`);
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  expect(manifest).toBe(MANIFEST.replace('^0.9.0', '^1.2.0').replace('"0.9.0"', '"1.2.0"'));
  expect(log.mock.lastCall?.[0]).toMatch(/^0\.9\.0 → 1\.2\.0\. Files: 4\. Left to do by hand: \d+\./);
}, 60_000);

test('a dry run prints the report of a copy, and changes nothing', async () => {
  const folder = firm();
  await upgrade(folder, { 'dry-run': true, to: '1.0.0' }, manager());
  expect(changes(folder)).toEqual(['']);
  expect(git(folder, 'worktree', 'list').trim().split('\n')).toHaveLength(1);
  expect(existsSync(join(folder, 'upgrade-report.md'))).toBe(false);
  expect(log.mock.calls.join('\n')).toContain('@tamarack-lowe/microsite  0.9.0 → 1.0.0');
  expect(log.mock.lastCall?.[0]).toContain('content/promises.json is pinned.json now');
  expect(log.mock.lastCall?.[0]).toContain('Nothing was changed here.');
}, 60_000);

test('refuses a folder with changes, one without Git, and one without the package, and names the command', async () => {
  const folder = firm();
  writeFileSync(join(folder, 'theme.css'), ':root { color: red }');
  expect(await run(['upgrade', folder])).toBe(1);
  expect(error.mock.lastCall?.[0]).toContain('First: git add --all && git commit, or: git stash');
  expect(await run(['upgrade', siteFolder({ 'package.json': MANIFEST })])).toBe(1);
  expect(error.mock.lastCall?.[0]).toContain('First: git init && git add --all && git commit');
  expect(await run(['upgrade', siteFolder({ 'package.json': '{}' })])).toBe(1);
  expect(error.mock.lastCall?.[0]).toContain('names no version of @tamarack-lowe/microsite');
  expect(await run(['upgrade', folder, '--force'])).toBe(1);
  expect(error.mock.lastCall?.[0]).toBe('"microsite upgrade" has no option "--force".');
});

test('puts package.json back when the installation fails', async () => {
  const folder = firm();
  const fails = manager(() => Promise.reject(new SettingError('npm install failed.')));
  await expect(upgrade(folder, {}, fails)).rejects.toThrow('npm install failed.');
  expect(changes(folder)).toEqual(['']);
});

test('has nothing to do for the newest version, and goes neither back nor to what does not exist', async () => {
  const folder = firm();
  await expect(upgrade(folder, { to: '0.8.0' }, manager())).rejects.toThrow('0.8.0 is older than 0.9.0');
  await expect(upgrade(folder, { to: '7.0.0' }, manager())).rejects.toThrow(
    'npm view @tamarack-lowe/microsite',
  );
  await expect(upgrade(folder, { to: 'newest' }, manager())).rejects.toThrow('"--to newest" is no version');
  writeFileSync(join(folder, INSTALLED, 'package.json'), '{ "version": "1.2.0" }');
  await upgrade(folder, {}, manager());
  expect(log).toHaveBeenLastCalledWith(
    '@tamarack-lowe/microsite 1.2.0 is the newest version. Nothing to upgrade.',
  );
  expect(changes(folder)).toEqual(['']);
});

test.each(['package-lock.json', 'pnpm-lock.yaml'])(
  'says that it is offline, with %s',
  async (lockfile) => {
    const folder = firm({
      [lockfile]: '',
      '.npmrc': '@tamarack-lowe:registry=http://127.0.0.1:9\nregistry=http://127.0.0.1:9\nfetch-retries=0\n',
    });
    expect(await run(['upgrade', folder])).toBe(1);
    expect(error.mock.lastCall?.[0]).toContain(
      'The registry of @tamarack-lowe/microsite cannot be reached. Nothing was changed. Are you offline?',
    );
    expect(changes(folder)).toEqual(['']);
  },
  60_000,
);

test('names the way for other package managers', async () => {
  expect(await run(['upgrade', firm({ 'yarn.lock': '' })])).toBe(1);
  expect(error.mock.lastCall?.[0]).toContain('yarn.lock belongs to yarn');
});

/** A migration that adds its version to `order.txt`. */
const adds = (version: string) => ({
  version,
  about: '',
  run: async (home: string) => {
    const before = readFileSync(join(home, 'order.txt'), 'utf8');
    writeFileSync(join(home, 'order.txt'), `${before}${version} `);
    return { changes: [version], byHand: [] };
  },
});

test('runs only the migrations after a version, oldest first, each on the files of the one before', async () => {
  const folder = siteFolder({ 'order.txt': '' });
  const ran = await runMigrations(folder, '1.0.0', ['1.0.0', '1.9.0', '1.10.0', '2.0.0'].map(adds));
  expect(ran.flatMap((migration) => migration.changes)).toEqual(['1.9.0', '1.10.0', '2.0.0']);
  expect(readFileSync(join(folder, 'order.txt'), 'utf8')).toBe('1.9.0 1.10.0 2.0.0 ');
  expect(readdirSync(folder)).toContain('order.txt');
});

test('a version with a suffix is older than the one without', async () => {
  const folder = siteFolder({ 'order.txt': '' });
  const versions = ['1.10.0', '2.0.0-beta.2', '2.0.0-beta.10', '2.0.0'];
  const ran = await runMigrations(folder, '2.0.0-beta.2', versions.map(adds));
  expect(ran.flatMap((migration) => migration.changes)).toEqual(['2.0.0-beta.10', '2.0.0']);
});
