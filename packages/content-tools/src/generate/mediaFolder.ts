import { basename, join } from 'node:path';
import { siteLanguages } from '@tamarack-lowe/content-model';
import { makeDocuments } from '../documents/documents.ts';
import { listFiles } from '../files/listFiles.ts';
import type { PicturePlan } from '../images/pictures.ts';
import { type Media, openMedia } from '../media/openMedia.ts';
import { createSources, type Sources } from '../read/sources.ts';
import { listLanguages, sourceLanguage } from '../files/languages.ts';
import { mediaReferences } from '../read/media.ts';
import { speakerKey } from '../read/speakerKey.ts';
import type { BakeOptions, BakeResult } from './bakeMedia.ts';
import { bakePictures } from '../bake/bakePictures.ts';
import { mixedSets } from '../bake/mixedSets.ts';
import { type Placed, placeFiles, removeOthers } from '../bake/placeFiles.ts';

/** The name of a served file in the folder of media. */
const nameOf = (src: string, base = '/') => src.replace(`${base}media/`, '');

function planPictures(sources: Sources, { films, notes, pictures }: Media) {
  const filmKeys = [...notes.films().keys()].map((name) => `films/${name}`);
  const speakers = sources
    .stories()
    .flatMap(({ body }) => body)
    .flatMap((block) => (typeof block !== 'string' && block.type === 'quote' ? speakerKey(block.by) : []))
    .filter((key) => pictures.planOf(key));
  const keys = new Set([...mediaReferences(sources).map(({ key }) => key), ...filmKeys, ...speakers]);
  const plans = [...keys].sort().flatMap((key): PicturePlan | [] => {
    // Complains of what is not there; plans do not.
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

/** The languages of a folder, that of its files first. */
function allLanguages(folder: string): string[] {
  const source = sourceLanguage(folder);
  return [source, ...listLanguages(folder).filter((language) => language !== source)];
}

/** What `bakeMedia` does, with the libraries that draw. */
export async function bakeFolder({
  folder,
  out,
  cache,
  onPicture,
  languages = allLanguages(folder),
  base = '/',
}: BakeOptions): Promise<BakeResult> {
  const sources = createSources(folder);
  const media = openMedia(folder, sources.reader);
  const { films, plans } = planPictures(sources, media);
  const documents = await Promise.all(
    siteLanguages(languages, base).map(({ tag, home }) =>
      makeDocuments(createSources(folder, { language: tag, home, base }), folder),
    ),
  );
  const baked = await bakePictures(plans, cache, onPicture);
  const placed = [
    ...baked.map((name) => ({ name, from: join(cache, name) })),
    ...films.map(({ file, src }) => ({ name: nameOf(src), from: file })),
    ...drawings(folder, media),
    ...documents.flat().map(({ document, pdf }) => ({ name: nameOf(document.src, base), from: pdf })),
  ];
  await placeFiles(out, placed);
  await removeOthers(cache, baked);
  return { files: placed.length, warnings: mixedSets(plans) };
}
