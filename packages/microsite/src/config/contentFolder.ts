import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Found, folderAt, isFolder } from './placeAt.ts';

/** Finds the content of a site: a folder of its own, or the folder `content` of an installed package. */
export function contentFolder(folder: string, content: string): Found {
  if (/^[./]/.test(content)) return folderAt(folder, content);
  // Searches Node's lookup paths, because a package need not export its package.json.
  const places = createRequire(join(folder, 'microsite.config.ts')).resolve.paths(content) ?? [];
  const home = places.map((place) => join(place, content)).find(existsSync);
  if (home === undefined) {
    const beside = isFolder(join(folder, content))
      ? `Did you mean "./${content}"?`
      : `Install it: npm install ${content}`;
    return { words: `the package "${content}" is not installed. ${beside}` };
  }
  const path = join(home, 'content');
  return isFolder(path)
    ? { path }
    : { words: `the package "${content}" has no folder "content". Name a package that brings content.` };
}
