import { constants, cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** Puts into the built folder what others have made: scripts and style sheets of browsers, the baked media. */
export function gatherFiles(root: string, { browser, media }: { browser: string; media: string }): void {
  const copy = (from: string, to: string) =>
    cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  copy(join(browser, 'assets'), join(root, 'assets'));
  if (existsSync(media)) copy(media, join(root, 'media'));
}
