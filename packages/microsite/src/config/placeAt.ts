import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { closest } from './closest.ts';

/** The full path that a setting names, or the fault of the setting. */
export type Found = { path: string } | { words: string };

/** Resolves a folder from the folder of the site. */
export function folderAt(folder: string, path: string): Found {
  const full = resolve(folder, path);
  if (isFolder(full)) return { path: full };
  return { words: `there is no folder "${path}". ${remedy(full, path, isFolder)}` };
}

/** Resolves a file from the folder of the site. */
export function fileAt(folder: string, path: string): Found {
  const full = resolve(folder, path);
  if (existsSync(full) && statSync(full).isFile()) return { path: full };
  return { words: `there is no file "${path}". ${remedy(full, path, (each) => !isFolder(each))}` };
}

function remedy(full: string, path: string, fits: (path: string) => boolean): string {
  const [parent, name] = [resolve(full, '..'), path.split('/').at(-1) ?? ''];
  const names = isFolder(parent) ? readdirSync(parent).filter((each) => fits(join(parent, each))) : [];
  const meant = closest(name, names);
  return meant === null
    ? 'Make it, or correct its path, which begins at the folder of the config.'
    : `Did you mean "${path.slice(0, path.length - name.length)}${meant}"?`;
}

/** Returns true when a folder exists at this path. */
export function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
