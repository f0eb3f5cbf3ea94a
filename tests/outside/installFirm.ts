import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Place = {
  /** Folder of the firm in this repository, and the empty one to install it in. */
  source: string;
  folder: string;
  /** The tarball of each package of the house, by its name. */
  tarballs: ReadonlyMap<string, string>;
  /** Exact versions of what the firm needs besides: React, for pages of its own. */
  others: Readonly<Record<string, string>>;
};

type MadePlace = Pick<Place, 'folder' | 'tarballs'> & {
  /** What the firm is told on the command line. */
  flags: readonly string[];
};

/** Copies a firm into an empty folder and installs the packed packages there, as the firm itself would. */
export function installFirm({ source, folder, tarballs, others }: Place): void {
  cpSync(source, folder, { recursive: true });
  const microsite = '@tamarack-lowe/microsite';
  const manifest = {
    name: `outside-${path.basename(folder)}`,
    private: true,
    type: 'module',
    dependencies: { [microsite]: fileOf(tarballs, microsite), ...others },
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  installPacked(folder, tarballs);
}

/** Has the packed command write a firm into a folder, and installs the packed packages there. */
export function createFirm({ flags, folder, tarballs }: MadePlace): void {
  const command = '@tamarack-lowe/create-microsite';
  const starter = `${folder}-starter`;
  mkdirSync(starter, { recursive: true });
  const manifest = { private: true, dependencies: { [command]: fileOf(tarballs, command) } };
  writeFileSync(path.join(starter, 'package.json'), JSON.stringify(manifest, null, 2));
  installPacked(starter, tarballs);
  const program = path.join(starter, 'node_modules', '.bin', 'create-microsite');
  execFileSync(program, [folder, ...flags], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  installPacked(folder, tarballs);
}

const fileOf = (tarballs: ReadonlyMap<string, string>, name: string) => `file:${tarballs.get(name)}`;

/** Installs what the manifest of a folder asks for, packages of the house from their tarballs. */
function installPacked(folder: string, tarballs: ReadonlyMap<string, string>): void {
  const packed = Object.fromEntries([...tarballs.keys()].map((name) => [name, fileOf(tarballs, name)]));
  // YAML is at ease with JSON. The packages ask for each other by version: nothing of that name may come from elsewhere.
  const workspace = { overrides: packed, allowBuilds: { esbuild: false, sharp: false } };
  writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), JSON.stringify(workspace, null, 2));
  execFileSync('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** What in the installed packages of a folder leads into another folder, by its real path. */
export function comesFrom(folder: string, other: string): string[] {
  const home = realpathSync(other) + path.sep;
  const modules = path.join(folder, 'node_modules');
  return readdirSync(modules, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((link) => `${realpathSync(link)}${path.sep}`.startsWith(home));
}

/** The version of a package of this repository's. */
export function versionOf(manifest: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  return version;
}
