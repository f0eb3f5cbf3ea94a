import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type Picture } from '@tamarack-lowe/content-model';
import { message } from '@tamarack-lowe/content-model/internal/content';
import { fileCache, memoizeByKey } from '../files/cache.ts';
import { issueAt } from '../files/issues.ts';
import { contentHash } from '../files/outputFiles.ts';
import { CENTRE, PORTRAIT_FOCAL } from './crop.ts';
import type { Focal, Metadata } from './metadata.ts';
import { createOriginalFinder, type OriginalFile, splitKey } from './originals.ts';
import { RENDER_SETTINGS, RENDER_VERSION, type RenderSettings } from './settings.ts';
import { readSvg } from './svg.ts';

/** Original of a picture, before light, crop and grain. */
export type Original = {
  /** Full path. A photograph may be rotated by EXIF. */
  file: string;
  /** Point that must stay visible, in percent of the upright picture. */
  focal: Focal;
};

/** Logo or other drawing that stays a vector. */
export type ObjectDrawing = { file: string; src: string; ratio: number };

/** Functions that hash a file, by the texts that are hashed with its bytes. */
const hashes = new Map<string, (file: string) => string>();

/** Returns the hash of the bytes of a file, and of texts. Files that did not change are not read again. */
function hashOf(file: string, ...more: string[]): string {
  const key = more.join();
  const hash = hashes.get(key) ?? fileCache((each) => contentHash(readFileSync(each), ...more));
  hashes.set(key, hash);
  return hash(file);
}

/**
 * Opens the pictures of a content folder by asset key. Nothing is rendered here: addresses contain a hash of original
 * and settings, so that pages can be written before, after or during rendering.
 */
export function createPictures(root: string, metadata: Metadata, base = '/') {
  const planOf = createPlanner(root, metadata, base);
  const findOriginal = createOriginalFinder(root);

  /**
   * Returns the picture of an asset key. `where` names the place in issues. Throws a `ContentError` without an
   * original.
   */
  function pictureOf(key: string, where = ''): Picture {
    return foundPlan(key, where).picture;
  }

  /** Returns the original of an asset key; the poster of a film. Throws like `pictureOf`. */
  function originalOf(key: string): Original {
    const { original, focal, picture } = foundPlan(key);
    return { file: original.file, focal: original.photograph ? focal : picture.focal };
  }

  function foundPlan(key: string, where = ''): PicturePlan {
    const found = planOf(key);
    if (found) return found;
    throw new ContentError([issueAt(where, message('noPicture', { key }))]);
  }

  /** Returns the address of a drawing in `objects/`, which is served as it is, and its ratio of width to height. */
  function objectOf(key: string): ObjectDrawing {
    const { ratio } = pictureOf(key);
    const { kind, name } = splitKey(key);
    const file = join(root, 'pictures', kind, `${name}.svg`);
    return { file, src: `${base}media/pictures/${key}.${hashOf(file)}.svg`, ratio };
  }

  /** Returns whether an original exists, valid or not. */
  const hasPicture = (key: string): boolean => findOriginal(key) !== undefined;

  return { planOf, pictureOf, originalOf, objectOf, hasPicture };
}
export type Pictures = ReturnType<typeof createPictures>;

/** Everything needed to render a picture and to name it. */
export type PicturePlan = {
  key: string;
  original: OriginalFile;
  settings: RenderSettings;
  /** Focal point of the crop of a photograph, in percent. */
  focal: Focal;
  picture: Picture;
};

/** Photographs already have grain. */
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
 * Returns a function that plans the rendering of a picture by asset key; undefined without an original. Throws a
 * `ContentError` for an unsafe drawing. `base`: path of the site.
 */
export function createPlanner(
  root: string,
  metadata: Metadata,
  base = '/',
): (key: string) => PicturePlan | undefined {
  const findOriginal = createOriginalFinder(root);
  const svgOf = fileCache((file) => readSvg(root, file));

  /** Returns the focal point in the metadata. */
  function focalOf(key: string, { kind, name }: OriginalFile): Focal {
    if (kind === 'people') return metadata.people().get(name)?.focal ?? PORTRAIT_FOCAL;
    if (kind === 'scenes') return metadata.scenes().get(key)?.focal ?? CENTRE;
    return CENTRE;
  }

  function colourOf({ kind, name, drawing }: OriginalFile, svg: string | undefined): string {
    if (kind === 'films') return metadata.films().get(name)?.colour ?? NEUTRAL_PAPER;
    const drawn = svg ?? (drawing && svgOf(drawing));
    return drawn ? dominantColour(drawn) : NEUTRAL_PAPER;
  }

  return memoizeByKey((key): PicturePlan | undefined => {
    const original = findOriginal(key);
    if (!original) return undefined;
    const svg = original.file.endsWith('.svg') ? svgOf(original.file) : undefined;
    const settings = settingsFor(original, svg);
    const focal = focalOf(key, original);
    const hash = hashOf(
      original.file,
      JSON.stringify([RENDER_VERSION, settings, original.photograph && focal]),
    );
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

/** Placeholder colour of pictures without their own. */
export const NEUTRAL_PAPER = '#d8ccf1';

/** Returns the background of a drawing as `#rrggbb`: its first fill, because drawings are made from back to front. */
export function dominantColour(svg: string): string {
  const fill = /fill="#([0-9a-f]{6}|[0-9a-f]{3})"/i.exec(svg)?.[1]?.toLowerCase();
  if (!fill) return NEUTRAL_PAPER;
  return `#${fill.length === 6 ? fill : fill.replace(/./g, (digit) => digit + digit)}`;
}
