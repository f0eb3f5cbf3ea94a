import { copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { siteLanguages } from '@tamarack-lowe/content-model';
import { makeDocuments } from '../documents/documents.ts';
import { otherLanguages, sourceLanguage } from '../files/languages.ts';
import { listFiles } from '../files/textFiles.ts';
import type { PicturePlan } from '../images/pictures.ts';
import type { MissingImages } from '../images/renderImages.ts';
import { type Media, mediaReferences, openMedia, speakerKey } from '../read/media.ts';
import { createSources, type Sources } from '../read/sources.ts';

/** Options of `writeMediaFolder`: the content folder, the output folder and the image cache. */
export type MediaFolderOptions = {
  folder: string;
  /**
   * Languages of documents, the one at the root first. Default: all, the source language first.
   * @example ['de-AT', 'it-CH']
   */
  languages?: readonly string[] | undefined;
  /**
   * Path of the site below its origin, which documents print in addresses. Default: `/`.
   * @example '/careers/'
   */
  base?: string | undefined;
  /**
   * The day of the build, `YYYY-MM-DD`: pictures and films of people who have left by then are left out. Default: all.
   * @example '2026-11-27'
   */
  today?: string | undefined;
  out: string;
  cache: string;
  /**
   * Called after every image with the number of finished images and the total.
   * @example (done, total) => console.log(`${done} of ${total}`)
   */
  onPicture?: ((done: number, total: number) => void) | undefined;
  /**
   * Leaves out the pictures that the cache does not have, and lists them in the result. Default: they are rendered.
   * @example true
   */
  cachedOnly?: boolean | undefined;
};

/** Number of files in the media folder, warnings, and the pictures that `cachedOnly` has left out. */
export type MediaFolderResult = { files: number; warnings: string[]; missing: MissingImages };

/**
 * Fills a folder with exactly the media that a content folder names: images in every width, films, drawings,
 * documents. Throws a `ContentError` for missing files.
 */
export async function writeMediaFolder({
  folder,
  out,
  cache,
  onPicture,
  today,
  languages = allLanguages(folder),
  base = '/',
  cachedOnly = false,
}: MediaFolderOptions): Promise<MediaFolderResult> {
  const sources = createSources(folder, { today });
  const media = openMedia(folder, sources.reader);
  const { films, plans } = planPictures(sources, media);
  const documents = await Promise.all(
    siteLanguages(languages, base).map(({ tag, home }) =>
      makeDocuments(createSources(folder, { language: tag, home, base, today }), folder),
    ),
  );
  // Imported on demand: callers that only read content do not load sharp.
  const { imageFiles, missingImages, renderImages } = await import('../images/renderImages.ts');
  if (!cachedOnly) await renderImages(plans, cache, onPicture);
  const missing = missingImages(plans, cache);
  const images = imageFiles(plans);
  const placed = [
    ...images.filter((name) => !missing.has(name)).map((name) => ({ name, from: join(cache, name) })),
    ...films.map(({ file, src }) => ({ name: nameOf(src), from: file })),
    ...drawings(folder, media),
    ...documents.flat().map(({ document, pdf }) => ({ name: nameOf(document.src, base), from: pdf })),
  ];
  await placeFiles(out, placed);
  await removeOthers(cache, images);
  return { files: placed.length, warnings: mixedImageWarnings(plans), missing };
}

/** Options of `writeDocuments`: content folder, media folder of the built site, and values that affect documents. */
export type DocumentOptions = Required<Pick<MediaFolderOptions, 'folder' | 'languages' | 'base' | 'out'>> & {
  languages: readonly string[];
  /** Day of the build: facts whose last day is over have other words. */
  today: string;
};

/** Writes the documents of a day into a media folder: rendered media may be older than the last day of a fact. */
export async function writeDocuments({
  folder,
  languages,
  base,
  today,
  out,
}: DocumentOptions): Promise<void> {
  for (const { tag, home } of siteLanguages(languages, base)) {
    const sources = createSources(folder, { language: tag, home, base, today });
    for (const { document, pdf } of await makeDocuments(sources, folder))
      await place(pdf, join(out, nameOf(document.src, base)));
  }
}

/** Returns the name of a served file in the media folder. */
const nameOf = (src: string, base = '/') => src.replace(`${base}media/`, '');

function planPictures(sources: Sources, { films, metadata, pictures }: Media) {
  const { shows } = sources.departures();
  const filmKeys = [...metadata.films().keys()].map((name) => `films/${name}`).filter((key) => !shows(key));
  const speakers = sources
    .stories()
    .flatMap(({ body }) => body)
    .flatMap((block) => (typeof block !== 'string' && block.type === 'quote' ? speakerKey(block.by) : []))
    .filter((key) => pictures.planOf(key));
  const keys = new Set([...mediaReferences(sources).map(({ key }) => key), ...filmKeys, ...speakers]);
  const plans = [...keys].sort().flatMap((key): PicturePlan | [] => {
    // `pictureOf` throws for a missing picture; `planOf` does not.
    pictures.pictureOf(key);
    return pictures.planOf(key) ?? [];
  });
  return { plans, films: filmKeys.flatMap(films.filmFiles) };
}

function drawings(folder: string, { pictures }: Media): Placed[] {
  return listFiles(join(folder, 'pictures', 'objects')).map((file) => {
    const { src, file: from } = pictures.objectOf(`objects/${basename(file, '.svg')}`);
    return { name: nameOf(src), from };
  });
}

/** Lists the languages of a folder, the source language first. */
function allLanguages(folder: string): string[] {
  return [sourceLanguage(folder), ...otherLanguages(folder)];
}

/** Share of photographs from which drawings beside them look like gaps. */
const MIXED_FROM = 0.2;

/**
 * Warns about each kind of picture if more than a fifth of its pictures, but not all, are photographs: pages would look half
 * finished.
 */
export function mixedImageWarnings(plans: readonly PicturePlan[]): string[] {
  return (['people', 'scenes'] as const).flatMap((kind) => {
    const set = plans.filter((plan) => plan.original.kind === kind);
    const photographs = set.filter((plan) => plan.original.photograph).length;
    const share = set.length === 0 ? 0 : photographs / set.length;
    if (share <= MIXED_FROM || share === 1) return [];
    return [
      `${kind}: ${photographs} of ${set.length} pictures are photographs, the others are drawings. Side by side the drawings look forgotten; photograph the rest, or keep the photographs back until then.`,
    ];
  });
}

/** File to serve: its name in the media folder, and its source path or bytes. */
export type Placed = { name: string; from: string | Buffer };

/** Copies instead of links, because other tools may change served files. */
async function place(from: string | Buffer, to: string): Promise<void> {
  const size = typeof from === 'string' ? (await stat(from)).size : from.length;
  const before = await stat(to).catch(() => null);
  if (before?.size === size) return;
  await mkdir(dirname(to), { recursive: true });
  await (typeof from === 'string' ? copyFile(from, to) : writeFile(to, from));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Deletes files that are not listed, so that no old images remain. */
async function removeOthers(folder: string, names: Iterable<string>): Promise<void> {
  const wanted = new Set(names);
  const others = (await filesIn(folder)).filter((name) => !wanted.has(name.replaceAll('\\', '/')));
  // Another process may remove or rename its temporary files meanwhile.
  await Promise.all(others.map((name) => rm(join(folder, name), { force: true })));
}

/**
 * Makes a folder contain exactly these files. Names contain a content hash, so a file with the right size is up to
 * date.
 */
export async function placeFiles(folder: string, files: readonly Placed[]): Promise<void> {
  await removeOthers(
    folder,
    files.map((file) => file.name),
  );
  for (const { name, from } of files) {
    await place(from, join(folder, name));
  }
}
