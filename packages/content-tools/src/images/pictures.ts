import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type Picture } from '@tamarack-lowe/content-model';
import { fileCache, memoizeByKey } from '../files/cache.ts';
import { contentHash } from '../files/contentHash.ts';
import type { Focal, Metadata } from './metadata.ts';
import { createOriginalFinder, type OriginalFile, splitKey } from './originals.ts';
import { RENDER_SETTINGS, RENDER_VERSION, type RenderSettings } from './settings.ts';
import { readSvg } from './svg.ts';

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
export function createPictures(root: string, notes: Metadata, base = '/') {
  const planOf = createPlanner(root, notes, base);
  const findOriginal = createOriginalFinder(root);
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
    const { original, focal, picture } = foundPlan(key);
    return { file: original.file, focal: original.photograph ? focal : picture.focal };
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
  const hasPicture = (key: string): boolean => findOriginal(key) !== undefined;

  return { planOf, pictureOf, originalOf, objectOf, hasPicture };
}
export type Pictures = ReturnType<typeof createPictures>;

/** All that is needed to bake a picture and to name it. */
export type PicturePlan = {
  key: string;
  original: OriginalFile;
  settings: RenderSettings;
  /** What a photograph is cropped around, in percent. */
  focal: Focal;
  picture: Picture;
};

/** The eyes of every portrait are here, drawn or photographed. */
const PORTRAIT_FOCAL: Focal = { x: 50, y: 42 };
const CENTRE: Focal = { x: 50, y: 50 };

/** Photographs bring a grain of their own. */
const PHOTOGRAPH_GRAIN = 0.5;

function settingsFor({ kind, photograph }: OriginalFile, svg: string | undefined): RenderSettings {
  const settings = RENDER_SETTINGS[kind];
  if (photograph) {
    const { small, wide } = settings.grain;
    return { ...settings, grain: { small: small * PHOTOGRAPH_GRAIN, wide: wide * PHOTOGRAPH_GRAIN } };
  }
  const box = svg && /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg);
  return box ? { ...settings, ratio: Number(box[1]) / Number(box[2]) } : settings;
}

/**
 * Plans how pictures of a content folder are baked, by media key; undefined when there is no original of this name. Throws a
 * `ContentError` for a drawing that may not be served. `base`: where the site stands that shows them.
 */
export function createPlanner(
  root: string,
  notes: Metadata,
  base = '/',
): (key: string) => PicturePlan | undefined {
  const findOriginal = createOriginalFinder(root);
  const read = fileCache((file) => readFileSync(file));
  const svgOf = fileCache((file) => readSvg(root, file));

  /** What the notes say must stay visible. */
  function focalOf(key: string, { kind, name }: OriginalFile): Focal {
    if (kind === 'people') return notes.people().get(name)?.focal ?? PORTRAIT_FOCAL;
    if (kind === 'scenes') return notes.scenes().get(key)?.focal ?? CENTRE;
    return CENTRE;
  }

  function colourOf({ kind, name, drawing }: OriginalFile, svg: string | undefined): string {
    if (kind === 'films') return notes.films().get(name)?.colour ?? NEUTRAL_PAPER;
    const drawn = svg ?? (drawing && svgOf(drawing));
    return drawn ? dominantColour(drawn) : NEUTRAL_PAPER;
  }

  return memoizeByKey((key): PicturePlan | undefined => {
    const original = findOriginal(key);
    if (!original) return undefined;
    const bytes = read(original.file);
    const svg = original.file.endsWith('.svg') ? svgOf(original.file) : undefined;
    const settings = settingsFor(original, svg);
    const focal = focalOf(key, original);
    const hash = contentHash(bytes, JSON.stringify([RENDER_VERSION, settings, original.photograph && focal]));
    const cropped = original.photograph && original.kind !== 'people';
    const picture: Picture = {
      src: `${base}media/pictures/${key}.${hash}`,
      widths: settings.widths,
      ratio: Number(settings.ratio.toFixed(4)),
      colour: colourOf(original, svg),
      focal: original.kind === 'people' ? PORTRAIT_FOCAL : cropped ? CENTRE : focal,
    };
    return { key, original, settings, focal, picture };
  });
}

/** The paper that stands in when a picture does not say its own. */
export const NEUTRAL_PAPER = '#d8ccf1';

/**
 * The background of a drawing as `#rrggbb`: the fill of its first sheet of paper. Drawings are made from the back to the
 * front, so the first fill covers the board.
 */
export function dominantColour(svg: string): string {
  const fill = /fill="#([0-9a-f]{6}|[0-9a-f]{3})"/i.exec(svg)?.[1]?.toLowerCase();
  if (!fill) return NEUTRAL_PAPER;
  return `#${fill.length === 6 ? fill : fill.replace(/./g, (digit) => digit + digit)}`;
}
