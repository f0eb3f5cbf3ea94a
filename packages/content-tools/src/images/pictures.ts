import { readFileSync } from 'node:fs';
import type { Picture } from '@tamarack-lowe/content-model';
import { contentHash } from '../files/contentHash.ts';
import { fileCache } from '../files/fileCache.ts';
import { rememberEach } from '../files/cache.ts';
import { BAKE_SETTINGS, BAKE_VERSION, type BakeSettings } from './settings.ts';
import { dominantColour, NEUTRAL_PAPER } from '../media/dominantColour.ts';
import { createMasterFinder, type Master } from './originals.ts';
import type { Focal } from '../media/noteSchemas.ts';
import type { PictureNotes } from './metadata.ts';
import { readDrawing } from './svg.ts';

/** All that is needed to bake a picture and to name it. */
export type PicturePlan = {
  key: string;
  master: Master;
  settings: BakeSettings;
  /** What a photograph is cropped around, in percent. */
  focal: Focal;
  picture: Picture;
};

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
 * Plans how pictures of a content folder are baked, by media key; undefined when there is no original of this name. Throws a
 * `ContentError` for a drawing that may not be served. `base`: where the site stands that shows them.
 */
export function createPlanner(
  root: string,
  notes: PictureNotes,
  base = '/',
): (key: string) => PicturePlan | undefined {
  const findMaster = createMasterFinder(root);
  const read = fileCache((file) => readFileSync(file));
  const readSvg = fileCache((file) => readDrawing(root, file));

  /** What the notes say must stay visible. */
  function focalOf(key: string, { kind, name }: Master): Focal {
    if (kind === 'people') return notes.people().get(name)?.focal ?? PORTRAIT_FOCAL;
    if (kind === 'scenes') return notes.scenes().get(key)?.focal ?? CENTRE;
    return CENTRE;
  }

  function colourOf({ kind, name, drawing }: Master, svg: string | undefined): string {
    if (kind === 'films') return notes.films().get(name)?.colour ?? NEUTRAL_PAPER;
    const drawn = svg ?? (drawing && readSvg(drawing));
    return drawn ? dominantColour(drawn) : NEUTRAL_PAPER;
  }

  return rememberEach((key): PicturePlan | undefined => {
    const master = findMaster(key);
    if (!master) return undefined;
    const bytes = read(master.file);
    const svg = master.file.endsWith('.svg') ? readSvg(master.file) : undefined;
    const settings = settingsFor(master, svg);
    const focal = focalOf(key, master);
    const hash = contentHash(bytes, JSON.stringify([BAKE_VERSION, settings, master.photograph && focal]));
    const cropped = master.photograph && master.kind !== 'people';
    const picture: Picture = {
      src: `${base}media/pictures/${key}.${hash}`,
      widths: settings.widths,
      ratio: Number(settings.ratio.toFixed(4)),
      colour: colourOf(master, svg),
      focal: master.kind === 'people' ? PORTRAIT_FOCAL : cropped ? CENTRE : focal,
    };
    return { key, master, settings, focal, picture };
  });
}
