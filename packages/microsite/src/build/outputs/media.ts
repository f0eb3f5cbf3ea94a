import { constants, cpSync, existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { isSystemFile } from '@tamarack-lowe/content-model/internal/text';
import { writeMediaFolder } from '@tamarack-lowe/content-tools/internal/media';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import type { Project } from '../render/readProject.ts';
import type { WorkFolders } from '../workFolders.ts';

/** Folders with pictures and films of a site: the one in its content package, if there is one, and the one of the build. */
export type MediaFolders = { packed: string | null; rendered: string; cache: string };

/** Names the media folders of a site. A content package of the same workspace shares its picture cache with `content media`. */
export function mediaFolders(
  { contentFolder, content }: { contentFolder: string; content: Pick<LoadedConfig['content'], 'folder'> },
  { media, cache }: Pick<WorkFolders, 'media' | 'cache'>,
): MediaFolders {
  // Workspaces link their packages into `node_modules`.
  const home = realpathSync(dirname(contentFolder));
  const isPackage = !/^[./]/.test(content.folder);
  const isInstalled = isPackage && home.split(sep).includes('node_modules');
  const packed = join(home, 'dist', 'media');
  return {
    packed: isInstalled && existsSync(packed) ? packed : null,
    rendered: media,
    cache: isPackage && !isInstalled ? join(home, '.cache', 'media') : join(cache, 'media'),
  };
}

/**
 * Pictures and share cards that a build has left out: by address, a function that renders the file into a cache, and resolves to its
 * full path there.
 */
export type MissingPictures = ReadonlyMap<string, () => Promise<string>>;

/** The folder of rendered pictures and films, and the pictures that it lacks. */
export type RenderedMedia = { folder: string; missing: MissingPictures };

/** `cachedOnly`: leaves out pictures that would have to be rendered. */
type MediaOptions = { config: LoadedConfig; work: WorkFolders; sites: Project['sites']; cachedOnly: boolean };

/**
 * Finds the folder of rendered pictures and films: that of an installed content package, else one of the site, for which it renders
 * missing ones. The site needs a folder of its own after a departure, because the package still has that person's pictures, and
 * below a base, because documents contain addresses.
 */
export async function renderMedia({
  config,
  work,
  sites: [first],
  cachedOnly,
}: MediaOptions): Promise<RenderedMedia> {
  const { base, contentFolder, languages } = config;
  const { packed, rendered, cache } = mediaFolders(config, work);
  const hasEverybody = first?.surroundings.content.departedPeople().length === 0;
  if (packed !== null && hasEverybody && base === '/') return { folder: packed, missing: new Map() };
  // The cache may have pictures of people who have left: `writeMediaFolder` does not write those.
  if (packed !== null) copyMissing(join(packed, 'pictures'), join(cache, 'pictures'));
  const today = first?.surroundings.today;
  const options = { folder: contentFolder, out: rendered, cache, languages, base, today, cachedOnly };
  const { missing } = await writeMediaFolder(options);
  const addresses = [...missing].map(([name, render]) => [`${base}media/${name}`, render] as const);
  return { folder: rendered, missing: new Map(addresses) };
}

/** Copies files that a folder does not have yet. */
export function copyMissing(from: string, to: string): void {
  if (from === to || !existsSync(from)) return;
  cpSync(from, to, { recursive: true, force: false, mode: constants.COPYFILE_FICLONE });
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
