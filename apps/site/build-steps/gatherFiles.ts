import { constants, copyFileSync, cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes the built folder whole, so that any host can serve it: the baked media, the "not found" page under the name
 * that static hosts look for.
 */
export function gatherFiles(root: string, media: string): void {
  if (existsSync(media)) {
    cpSync(media, join(root, 'media'), { recursive: true, mode: constants.COPYFILE_FICLONE });
  }
  const notFound = join(root, '404', 'index.html');
  if (existsSync(notFound)) copyFileSync(notFound, join(root, '404.html'));
  rmSync(join(root, '.vite'), { recursive: true, force: true });
}
