import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bakeMedia } from '@tamarack-lowe/content-tools';
import type { LoadedConfig } from '../config/loadConfig.ts';
import type { WorkFolders } from './workFolders.ts';

/**
 * The folder of the pictures and films of a site: those that a package of content has baked for all who use it, else those
 * that are baked here, what is baked already left as it is. Documents print addresses: below its origin a site has its own.
 */
export async function mediaOf(
  { base, contentFolder, content, languages }: LoadedConfig,
  { media, cache }: WorkFolders,
): Promise<string> {
  const packed = join(dirname(contentFolder), 'dist', 'media');
  if (base === '/' && !/^[./]/.test(content) && existsSync(packed)) return packed;
  await bakeMedia({ folder: contentFolder, out: media, cache: join(cache, 'media'), languages, base });
  return media;
}
