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

/** Copies a firm into an empty folder and installs the packed packages there, as the firm itself would. */
export function installFirm({ source, folder, tarballs, others }: Place): void {
  mkdirSync(folder, { recursive: true });
  cpSync(source, folder, { recursive: true });
  const packed = Object.fromEntries([...tarballs].map(([name, file]) => [name, `file:${file}`]));
  const microsite = '@tamarack-lowe/microsite';
  const manifest = {
    name: `outside-${path.basename(folder)}`,
    private: true,
    type: 'module',
    dependencies: { [microsite]: packed[microsite], ...others },
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
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
