import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from './registry.ts';

/** A package of this repository in a lockfile. */
type Locked = { name: string; version: string; integrity: string };

/** Reads the installed packages of this repository from the lockfile of a folder. */
export function lockedIn(folder: string): Locked[] {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  if (existsSync(path.join(folder, 'package-lock.json'))) {
    const { packages }: { packages: Record<string, Omit<Locked, 'name'>> } = JSON.parse(
      read('package-lock.json'),
    );
    return Object.entries(packages).flatMap(([place, { version, integrity }]) => {
      const [, name] = /node_modules\/(@tamarack-lowe\/[a-z-]+)$/.exec(place) ?? [];
      return name === undefined ? [] : [{ name, version, integrity }];
    });
  }
  const entry = /^ {2}'(@tamarack-lowe\/[a-z-]+)@([^']+)':\n {4}resolution: \{integrity: ([^,}]+)/gm;
  return [...read('pnpm-lock.yaml').matchAll(entry)].map(([, name = '', version = '', integrity = '']) => ({
    name,
    version,
    integrity,
  }));
}

/** Lists installed packages of a folder that differ from the registry. */
export async function differentFrom(registry: Registry, folder: string): Promise<string[]> {
  const locked = lockedIn(folder);
  if (!locked.some(({ name }) => name === '@tamarack-lowe/microsite')) return [`${folder} has no microsite.`];
  const strange = await Promise.all(
    locked.map(async ({ name, version, integrity }) => {
      const published = await registry.integrityOf(name, version);
      return published === integrity
        ? []
        : [`${name}@${version} is ${integrity}, and the registry has ${published}.`];
    }),
  );
  return strange.flat();
}

/** Lists links of the installed packages of a folder into another folder. */
export function linksInto(other: string, folder: string): string[] {
  const home = realpathSync(other) + path.sep;
  const modules = path.join(folder, 'node_modules');
  return readdirSync(modules, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((link) => `${realpathSync(link)}${path.sep}`.startsWith(home));
}
