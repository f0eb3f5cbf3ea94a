import { constants, cpSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isSystemFile } from '@tamarack-lowe/content-model';

/** Puts the baked pictures and films, where there are any, into the folder of a site. */
export function copyMedia(media: string, folder: string): void {
  if (!existsSync(media)) return;
  cpSync(media, join(folder, 'media'), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (file) => !isSystemFile(basename(file)),
  });
}
