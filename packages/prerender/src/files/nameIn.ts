import { relative, sep } from 'node:path';

/** The name of a file from the root of the site, with slashes: `about/index.html`. */
export function nameIn(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}
