import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SettingError } from '@tamarack-lowe/server';
import { lastLines, type ProgramResult, runProgram } from './program.ts';

/** The package manager of a site. Every call ends: after its limit it counts as failed. */
export type PackageManager = {
  name: 'npm' | 'pnpm';
  /**
   * Asks the registry for the newest version of a package, or whether it has this one. Null when the registry has no such package
   * or version. Rejects with a `SettingError` when the registry cannot be reached.
   */
  findVersion: (name: string, version?: string) => Promise<string | null>;
  /** Installs what `package.json` says. Rejects with a `SettingError` after putting the lockfile back. */
  install: () => Promise<void>;
};

/** Longest wait for a response of the registry, and for an installation, ms. */
const ASK_MS = 60_000;
const INSTALL_MS = 15 * 60_000;

const LOCKFILES: Readonly<Record<string, string>> = {
  'pnpm-lock.yaml': 'pnpm',
  'package-lock.json': 'npm',
  'npm-shrinkwrap.json': 'npm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
};

const INSTALL = {
  npm: ['install', '--no-audit', '--no-fund'],
  // In CI, pnpm keeps the lockfile unless told otherwise.
  pnpm: ['install', '--no-frozen-lockfile'],
};

/** Asks once: both would try again for minutes when they are offline. */
const ONCE = { npm: '--fetch-retries=0', pnpm: '--config.fetch-retries=0' };

/** Codes of npm and pnpm for a package or version that the registry does not have. */
const NOT_THERE = /E404|ETARGET|FETCH_404|PACKAGE_NOT_FOUND|NO_MATCHING_VERSION/;

/** Finds the package manager of a folder by its lockfile, or by that of a folder above, up to the root of its repository. */
export function findPackageManager(home: string, root: string): PackageManager {
  const { name, lockfile } = lockfileOf(home, root) ?? { name: 'npm', lockfile: null };
  if (name !== 'npm' && name !== 'pnpm')
    throw new SettingError(
      `${lockfile} belongs to ${name}, and this command knows npm and pnpm. Set the versions in package.json, install, then: npx microsite migrate --from <the version before>`,
    );
  const run = (args: readonly string[], limitMs: number) =>
    runProgram(name, args, { cwd: home, limitMs }).catch(() => {
      throw new SettingError(`${name} does not start here. Install it, or look at PATH.`);
    });
  return {
    name,
    async findVersion(packageName, version = 'latest') {
      const ran = await run(['view', `${packageName}@${version}`, 'version', '--json', ONCE[name]], ASK_MS);
      if (ran.code === 0) return versionIn(ran.stdout);
      if (NOT_THERE.test(ran.stdout + ran.stderr)) return null;
      throw new SettingError(
        `The registry of ${packageName} cannot be reached${ran.code === null ? `: no answer in ${ASK_MS / 1000} seconds` : ''}. Nothing was changed. Are you offline? ${name} said: ${errorIn(ran)}`,
      );
    },
    async install() {
      const locked = lockfile ?? join(home, name === 'npm' ? 'package-lock.json' : 'pnpm-lock.yaml');
      const before = existsSync(locked) ? readFileSync(locked) : null;
      const ran = await run(INSTALL[name], INSTALL_MS);
      if (ran.code === 0) return;
      if (before === null) rmSync(locked, { force: true });
      else writeFileSync(locked, before);
      throw new SettingError(installWords(name, ran));
    },
  };
}

function installWords(name: string, ran: ProgramResult): string {
  const why = ran.code === null ? `did not end in ${INSTALL_MS / 60_000} minutes` : 'failed';
  return `${name} install ${why}, so package.json and the lockfile are as before. For node_modules: ${name} install. ${name} said:\n${lastLines(ran)}`;
}

function lockfileOf(home: string, root: string): { name: string; lockfile: string } | null {
  for (const [file, name] of Object.entries(LOCKFILES))
    if (existsSync(join(home, file))) return { name, lockfile: join(home, file) };
  return home === root || home === dirname(home) ? null : lockfileOf(dirname(home), root);
}

/** `"1.4.0"`, or a list of versions, the newest last. Nothing for a version that does not exist, where npm prints nothing. */
function versionIn(json: string): string | null {
  if (json.trim() === '') return null;
  const value: unknown = JSON.parse(json);
  const version: unknown = Array.isArray(value) ? value.at(-1) : value;
  return typeof version === 'string' ? version : null;
}

/** The message in output of `--json`, else the last lines. */
function errorIn(ran: ProgramResult): string {
  const [, words] = /"(?:message|summary)": "([^"]+)"/.exec(ran.stdout) ?? [];
  return words ?? lastLines(ran);
}
