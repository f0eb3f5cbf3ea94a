import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Empty folder of a firm, and address of the registry with the packages of this repository. */
export type Place = { folder: string; registry: string };

type CopiedPlace = Place & {
  /** Folder of the firm in this repository. */
  source: string;
  /** Dependencies of the firm, by exact versions. */
  dependencies: Readonly<Record<string, string>>;
};

/** Copies a firm into an empty folder and installs the published packages there. */
export function installFirm({ source, folder, registry, dependencies }: CopiedPlace): void {
  cpSync(source, folder, { recursive: true });
  const manifest = { name: `outside-${path.basename(folder)}`, private: true, type: 'module', dependencies };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  install('pnpm', { folder, registry });
}

/** Package manager. */
export type Manager = 'npm' | 'pnpm';

type MadePlace = Place & {
  manager: Manager;
  /** Command-line flags for the firm. */
  flags: readonly string[];
};

/** Creates a firm in a folder with `npm create` or `pnpm create`, and installs the published packages there. */
export function createFirm({ manager, flags, folder, registry }: MadePlace): void {
  const home = path.dirname(folder);
  mkdirSync(home, { recursive: true });
  const from = { folder: home, registry };
  const words = [path.basename(folder), ...flags];
  // Both cache the starter of an earlier run, and would not load the new one.
  if (manager === 'npm')
    run('npm', ['create', '--yes', STARTER, '--', ...words], from, { npm_config_cache: `${home}/cache` });
  else run('pnpm', ['create', STARTER, ...words], from, { XDG_CACHE_HOME: `${home}/cache` });
  install(manager, { folder, registry });
}

const STARTER = '@tamarack-lowe/microsite';

function install(manager: Manager, place: Place): void {
  const words = { npm: ['--no-audit', '--no-fund'], pnpm: ['--no-frozen-lockfile'] };
  run(manager, ['install', '--prefer-offline', ...words[manager]], place);
}

/** Runs a package manager that loads packages of this repository from the local registry. */
export function run(
  program: Manager | 'npx',
  words: readonly string[],
  { folder, registry }: Place,
  more = {},
): void {
  useRegistry(folder, registry);
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: folder,
    env: { ...process.env, ...more },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${program} ${words[0]} ended with ${status}:\n${stdout}${stderr}`);
}

/** Adds the local registry to the settings of a folder. Those of a created site stay. */
function useRegistry(folder: string, registry: string): void {
  const file = path.join(folder, '.npmrc');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const line = `@tamarack-lowe:registry=${registry}\n`;
  if (!before.includes(line)) writeFileSync(file, before + line);
}

/** Reads the version in a `package.json`. */
export function versionOf(manifest: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  return version;
}
