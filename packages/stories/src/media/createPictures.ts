import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type Picture } from '@tamarack-lowe/content-model';
import { rememberEach } from '../content/remember.ts';
import { BAKE_SETTINGS, BAKE_VERSION, type BakeSettings } from './bakeSettings.ts';
import { contentHash } from './contentHash.ts';
import { dominantColour, NEUTRAL_PAPER } from './dominantColour.ts';
import { fileCache } from './fileCache.ts';
import { createMasterFinder, type Master, splitKey } from './findMaster.ts';
import type { Focal } from './noteSchemas.ts';
import type { PictureNotes } from './pictureNotes.ts';

/** All that is needed to bake a picture and to name it. */
export type PicturePlan = {
  key: string;
  master: Master;
  settings: BakeSettings;
  /** What a photograph is cropped around, in percent. */
  focal: Focal;
  picture: Picture;
};

/** What a picture is made from, before any light, crop or grain. */
export type Original = {
  /** Full path. A photograph may lie on its side and say so (EXIF). */
  file: string;
  /** The point that must stay visible, in percent of the upright picture. */
  focal: Focal;
};

/** The logo and other drawings that stay vectors. */
export type ObjectDrawing = { file: string; src: string; ratio: number };

/** The eyes of every portrait are here, drawn or photographed. */
const PORTRAIT_FOCAL: Focal = { x: 50, y: 42 };
const CENTRE: Focal = { x: 50, y: 50 };

/** Photographs bring a grain of their own. */
const PHOTOGRAPH_GRAIN = 0.5;

function settingsFor({ kind, photograph }: Master, svg: string | undefined): BakeSettings {
  const settings = BAKE_SETTINGS[kind];
  if (photograph) {
    const { small, wide } = settings.grain;
    return { ...settings, grain: { small: small * PHOTOGRAPH_GRAIN, wide: wide * PHOTOGRAPH_GRAIN } };
  }
  const box = svg && /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg);
  return box ? { ...settings, ratio: Number(box[1]) / Number(box[2]) } : settings;
}

/**
 * Pictures of a content folder by media key. Nothing is baked here: the address holds a hash of the original and of the
 * settings, so that pages can be written before, after or while pictures are baked.
 */
export function createPictures(root: string, notes: PictureNotes) {
  const findMaster = createMasterFinder(root);
  const read = fileCache((file) => readFileSync(file));

  /** What the notes say must stay visible. */
  function focalOf(key: string, { kind, name }: Master): Focal {
    if (kind === 'people') return notes.people().get(name)?.focal ?? PORTRAIT_FOCAL;
    if (kind === 'scenes') return notes.scenes().get(key)?.focal ?? CENTRE;
    return CENTRE;
  }

  function colourOf({ kind, name, drawing }: Master, svg: string | undefined): string {
    if (kind === 'films') return notes.films().get(name)?.colour ?? NEUTRAL_PAPER;
    const drawn = svg ?? (drawing && read(drawing).toString());
    return drawn ? dominantColour(drawn) : NEUTRAL_PAPER;
  }

  /** How a picture is baked; undefined when there is no original of this name. */
  const planOf = rememberEach((key): PicturePlan | undefined => {
    const master = findMaster(key);
    if (!master) return undefined;
    const bytes = read(master.file);
    const svg = master.file.endsWith('.svg') ? bytes.toString() : undefined;
    const settings = settingsFor(master, svg);
    const focal = focalOf(key, master);
    const hash = contentHash(bytes, JSON.stringify([BAKE_VERSION, settings, master.photograph && focal]));
    const cropped = master.photograph && master.kind !== 'people';
    const picture: Picture = {
      src: `/media/pictures/${key}.${hash}`,
      widths: settings.widths,
      ratio: Number(settings.ratio.toFixed(4)),
      colour: colourOf(master, svg),
      focal: master.kind === 'people' ? PORTRAIT_FOCAL : cropped ? CENTRE : focal,
    };
    return { key, master, settings, focal, picture };
  });

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
    return { file, src: `/media/pictures/${key}.${contentHash(read(file))}.svg`, ratio };
  }

  return { planOf, pictureOf, originalOf, objectOf };
}
export type Pictures = ReturnType<typeof createPictures>;
