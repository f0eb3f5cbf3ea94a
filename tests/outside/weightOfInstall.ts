import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Installed package with the disk space of its own files. */
export type InstalledPackage = { name: string; megabytes: number };

/** Lists the packages in `node_modules` of a folder that npm installed, the largest first. Copies of a package are added up. */
export function packagesIn(folder: string): InstalledPackage[] {
  const sizes = new Map<string, number>();
  const modules = path.join(folder, 'node_modules');
  const blocks = new Map<number, string>();
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = nameOf(path.relative(modules, file));
    const { ino, blocks: used } = statSync(file, { throwIfNoEntry: false }) ?? { ino: 0, blocks: 0 };
    // Links of executables lead to files that are counted in their packages.
    if (entry.isSymbolicLink() || blocks.has(ino)) continue;
    blocks.set(ino, file);
    sizes.set(name, (sizes.get(name) ?? 0) + (used * BLOCK_BYTES) / 2 ** 20);
  }
  return [...sizes]
    .map(([name, megabytes]) => ({ name, megabytes }))
    .sort((one, other) => other.megabytes - one.megabytes);
}

/** Size of a block in `stat`, as POSIX says. */
const BLOCK_BYTES = 512;

/** Returns the package of a file: that of the last `node_modules` in its path. */
function nameOf(file: string): string {
  const [first = '', second = ''] =
    file.split(path.sep).join('/').split('/node_modules/').at(-1)?.split('/') ?? [];
  return first.startsWith('@') ? `${first}/${second}` : first;
}

const LARGEST = 10;

/** Returns the largest packages and the sum of all as a table. */
export function tableOf(title: string, packages: readonly InstalledPackage[]): string {
  const total = packages.reduce((sum, { megabytes }) => sum + megabytes, 0);
  const rest = packages.slice(LARGEST);
  const rows = [
    ...packages.slice(0, LARGEST),
    { name: `${rest.length} others`, megabytes: rest.reduce((sum, { megabytes }) => sum + megabytes, 0) },
    { name: title, megabytes: total },
  ];
  return rows
    .map(({ name, megabytes }) => `${name.padEnd(40)} ${megabytes.toFixed(1).padStart(6)} MB`)
    .join('\n');
}
