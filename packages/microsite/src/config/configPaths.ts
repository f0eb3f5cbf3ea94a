import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { nearestWord } from '@tamarack-lowe/content-model/internal/text';

/** Full path of what a setting names, or the words of an issue. */
export type FoundPath = { path: string } | { words: string };

/** Finds the content of a site: a folder of the site, or the folder `content` of an installed package. */
export function contentFolder(folder: string, content: string): FoundPath {
  if (/^[./]/.test(content)) return folderAt(folder, content);
  // A package may not export its package.json, so Node's list of folders is searched instead.
  const places = createRequire(join(folder, 'microsite.config.ts')).resolve.paths(content) ?? [];
  const home = places.map((place) => join(place, content)).find(existsSync);
  if (home === undefined) {
    const remedy = isFolder(join(folder, content))
      ? `Did you mean "./${content}"?`
      : `Install it: npm install ${content}`;
    return { words: `the package "${content}" is not installed. ${remedy}` };
  }
  const path = join(home, 'content');
  return isFolder(path)
    ? { path }
    : { words: `the package "${content}" has no folder "content". Name a package that brings content.` };
}

/** Finds a folder by its path from the folder of the site. */
export function folderAt(folder: string, path: string): FoundPath {
  const full = resolve(folder, path);
  if (isFolder(full)) return { path: full };
  return { words: `there is no folder "${path}". ${remedyFor(full, path, isFolder)}` };
}

/** Finds a file by its path from the folder of the site. */
export function fileAt(folder: string, path: string): FoundPath {
  const full = resolve(folder, path);
  if (existsSync(full) && statSync(full).isFile()) return { path: full };
  return { words: `there is no file "${path}". ${remedyFor(full, path, (each) => !isFolder(each))}` };
}

function remedyFor(full: string, path: string, fits: (path: string) => boolean): string {
  const [parent, name] = [resolve(full, '..'), path.split('/').at(-1) ?? ''];
  const names = isFolder(parent) ? readdirSync(parent).filter((each) => fits(join(parent, each))) : [];
  const similar = nearestWord(name, names);
  return similar === null
    ? 'Make it, or correct its path, which begins at the folder of the config.'
    : `Did you mean "${path.slice(0, path.length - name.length)}${similar}"?`;
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
