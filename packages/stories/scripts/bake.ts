import { basename, join } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import sharp from 'sharp';
import { documents } from '../src/__generated__/documents.ts';
import { createSources } from '../src/content/createSources.ts';
import { mediaReferences } from '../src/content/mediaReferences.ts';
import { CONTENT_FOLDER } from '../src/contentFolder.ts';
import { createFilms } from '../src/media/createFilms.ts';
import { createPictures, type PicturePlan } from '../src/media/createPictures.ts';
import { listFiles } from '../src/media/listFiles.ts';
import { mixedSets } from '../src/media/mixedSets.ts';
import { createPictureNotes } from '../src/media/pictureNotes.ts';
import { type BakeTask, bakePicture, filesOf } from './baking/bakePicture.ts';
import { inParallel } from './baking/inParallel.ts';
import { type Placed, placeFiles, removeOthers } from './baking/placeFiles.ts';
import { createProgress } from './baking/progress.ts';

const PACKAGE = join(import.meta.dirname, '..');
const CACHE = join(PACKAGE, '.cache', 'media');
const MEDIA = join(PACKAGE, 'dist', 'media');

/** One picture per core is quicker than all cores on one picture: most pictures are small. */
sharp.concurrency(1);

async function bakeAll(plans: readonly PicturePlan[]): Promise<Placed[]> {
  const tasks = plans.flatMap((plan): BakeTask[] => plan.settings.widths.map((width) => ({ plan, width })));
  const step = createProgress('Pictures', tasks.length);
  await inParallel(tasks, async (task) => {
    await bakePicture(task, CACHE);
    step();
  });
  return tasks.flatMap((task) =>
    Object.values(filesOf(task)).map((name) => ({ name, from: join(CACHE, name) })),
  );
}

try {
  const sources = createSources(CONTENT_FOLDER);
  const notes = createPictureNotes(CONTENT_FOLDER);
  const pictures = createPictures(CONTENT_FOLDER, notes);
  const films = createFilms(CONTENT_FOLDER, notes, pictures);

  const filmKeys = [...notes.films().keys()].map((name) => `films/${name}`);
  const keys = new Set([...mediaReferences(sources).map(({ key }) => key), ...filmKeys]);
  const plans = [...keys].sort().flatMap((key) => {
    pictures.pictureOf(key);
    return pictures.planOf(key) ?? [];
  });
  for (const warning of mixedSets(plans)) console.warn(warning);

  const baked = await bakeAll(plans);
  const filmFiles = filmKeys
    .flatMap(films.filmFiles)
    .map(({ file, src }) => ({ name: src.replace('/media/', ''), from: file }));
  const objects = listFiles(join(CONTENT_FOLDER, 'pictures', 'objects')).map((file) => {
    const { src, file: from } = pictures.objectOf(`objects/${basename(file, '.svg')}`);
    return { name: src.replace('/media/', ''), from };
  });
  const printed = documents.map(({ key, src }) => ({
    name: src.replace('/media/', ''),
    from: join(PACKAGE, 'src', '__generated__', 'documents', `${key}.pdf`),
  }));
  await placeFiles(MEDIA, [...baked, ...filmFiles, ...objects, ...printed]);
  await removeOthers(
    CACHE,
    baked.map((file) => file.name),
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
