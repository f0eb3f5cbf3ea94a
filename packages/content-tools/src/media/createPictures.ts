import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type Picture } from '@tamarack-lowe/content-model';
import { contentHash } from '../files/contentHash.ts';
import { fileCache } from '../files/fileCache.ts';
import { createPlanner, type PicturePlan } from '../images/pictures.ts';
import { createMasterFinder, splitKey } from '../images/originals.ts';
import type { Focal } from './noteSchemas.ts';
import type { PictureNotes } from '../images/metadata.ts';

/** What a picture is made from, before any light, crop or grain. */
export type Original = {
  /** Full path. A photograph may lie on its side and say so (EXIF). */
  file: string;
  /** The point that must stay visible, in percent of the upright picture. */
  focal: Focal;
};

/** The logo and other drawings that stay vectors. */
export type ObjectDrawing = { file: string; src: string; ratio: number };

/**
 * Pictures of a content folder by media key. Nothing is baked here: the address holds a hash of the original and of the
 * settings, so that pages can be written before, after or while pictures are baked.
 */
export function createPictures(root: string, notes: PictureNotes, base = '/') {
  const planOf = createPlanner(root, notes, base);
  const findMaster = createMasterFinder(root);
  const hashOf = fileCache((file) => contentHash(readFileSync(file)));

  /**
   * The picture of a media key. `where` names the place in complaints. Throws a `ContentError` when there is no original
   * of this name.
   */
  function pictureOf(key: string, where = ''): Picture {
    return foundPlan(key, where).picture;
  }

  /** The original of a media key; for a film its poster. Throws as `pictureOf`. */
  function originalOf(key: string): Original {
    const { master, focal, picture } = foundPlan(key);
    return { file: master.file, focal: master.photograph ? focal : picture.focal };
  }

  function foundPlan(key: string, where = ''): PicturePlan {
    const found = planOf(key);
    if (found) return found;
    throw new ContentError([
      `${where && `${where}: `}there is no picture "${key}", so its place would stay empty. Check the spelling, or put a drawing (.svg) or a photograph of that name into content/pictures.`,
    ]);
  }

  /** Where a drawing of `objects/` is served as it is, and its width divided by its height. */
  function objectOf(key: string): ObjectDrawing {
    const { ratio } = pictureOf(key);
    const { kind, name } = splitKey(key);
    const file = join(root, 'pictures', kind, `${name}.svg`);
    return { file, src: `${base}media/pictures/${key}.${hashOf(file)}.svg`, ratio };
  }

  /** Whether there is an original of this name, whatever is wrong with it. */
  const hasPicture = (key: string): boolean => findMaster(key) !== undefined;

  return { planOf, pictureOf, originalOf, objectOf, hasPicture };
}
export type Pictures = ReturnType<typeof createPictures>;
