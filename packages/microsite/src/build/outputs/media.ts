import { constants, cpSync, existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isSystemFile } from '@tamarack-lowe/content-model/internal/text';
import { writeMediaFolder } from '@tamarack-lowe/content-tools/internal/media';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import type { Project } from '../render/readProject.ts';
import type { WorkFolders } from '../workFolders.ts';

/**
 * Returns the folder of rendered pictures and films. A content package may contain them; otherwise renders them, and skips
 * existing ones. A package has the pictures of everybody, so a site that somebody has left writes its own. Documents contain addresses, so a site below a base renders its own.
 */
export async function renderMedia(
  { base, contentFolder, content, languages }: LoadedConfig,
  { media, cache }: WorkFolders,
  [first]: Project['sites'],
): Promise<string> {
  const rendered = join(cache, 'media');
  const packed = join(dirname(contentFolder), 'dist', 'media');
  const hasPacked = base === '/' && !/^[./]/.test(content.folder) && existsSync(packed);
  const hasEverybody = first?.surroundings.content.departedPeople().length === 0;
  if (hasPacked && hasEverybody) return packed;
  // Pictures of the package save the rendering; people who have left are not among those that are written.
  if (hasPacked) copyMissing(join(packed, 'pictures'), join(rendered, 'pictures'));
  const today = first?.surroundings.today;
  await writeMediaFolder({ folder: contentFolder, out: media, cache: rendered, languages, base, today });
  return media;
}

function copyMissing(from: string, to: string): void {
  if (existsSync(from)) cpSync(from, to, { recursive: true, force: false, mode: constants.COPYFILE_FICLONE });
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
