import { constants, cpSync, existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isSystemFile } from '@tamarack-lowe/content-model/internal/text';
import { writeMediaFolder } from '@tamarack-lowe/content-tools/internal/media';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import type { WorkFolders } from '../workFolders.ts';

/**
 * Returns the folder of rendered pictures and films. A content package may contain them; otherwise renders them, and skips
 * existing ones. Documents contain addresses, so a site below a base renders its own.
 */
export async function renderMedia(
  { base, contentFolder, content, languages }: LoadedConfig,
  { media, cache }: WorkFolders,
): Promise<string> {
  const packed = join(dirname(contentFolder), 'dist', 'media');
  if (base === '/' && !/^[./]/.test(content.folder) && existsSync(packed)) return packed;
  await writeMediaFolder({ folder: contentFolder, out: media, cache: join(cache, 'media'), languages, base });
  return media;
}

/** Copies rendered pictures and films, if there are any, into the folder of a site. */
export function copyMedia(media: string, folder: string): void {
  if (!existsSync(media)) return;
  cpSync(media, join(folder, 'media'), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (file) => !isSystemFile(basename(file)),
  });
}
