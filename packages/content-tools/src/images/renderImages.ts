import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { WIDE_FROM_PX } from './settings.ts';
import type { PicturePlan } from './pictures.ts';
import { cropBox } from '../bake/cropBox.ts';
import { grain } from './grain.ts';

/** Flat pixels, ready to be encoded. */
export type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/** Librsvg draws nothing sharper than this, dots per inch. */
const DENSEST = 2400;

/** Black in photographs is lifted to plum (#221b36 at 4 %), so that they sit on the same paper as the drawings. */
const PLUM = { r: 0x22, g: 0x1b, b: 0x36 };
const PLUM_LIFT = 0.04;

const grains = new Map<string, Buffer>();

/** Every picture of one size has the same grain. */
function grainFor(width: number, height: number, strength: number): Buffer {
  const name = `${width}x${height}@${strength}`;
  const known = grains.get(name) ?? grain(width, height, strength);
  grains.set(name, known);
  return known;
}

async function openPhotograph({ master, settings, focal }: PicturePlan): Promise<Sharp> {
  const upright = await sharp(master.file)
    .rotate()
    .toColourspace('srgb')
    .removeAlpha()
    .toBuffer({ resolveWithObject: true });
  const lift = [PLUM.r, PLUM.g, PLUM.b].map((channel) => channel * PLUM_LIFT);
  return sharp(upright.data)
    .extract(cropBox(upright.info, settings.ratio, focal))
    .linear(
      [1, 1, 1].map((full) => full - PLUM_LIFT),
      lift,
    );
}

/** Draws one picture at one width, px, with its grain. */
export async function drawPicture(plan: PicturePlan, width: number): Promise<Pixels> {
  const { master, settings } = plan;
  const height = Math.round(width / settings.ratio);
  const strength = width > WIDE_FROM_PX ? settings.grain.wide : settings.grain.small;

  let image: Sharp;
  if (master.photograph) {
    image = await openPhotograph(plan);
  } else if (master.kind === 'films') {
    image = sharp(master.file);
  } else {
    const svg = await readFile(master.file);
    const board = Number(/viewBox="[\d.-]+ [\d.-]+ ([\d.]+)/.exec(svg.toString())?.[1] ?? width);
    image = sharp(svg, { density: Math.min(DENSEST, (72 * width) / board) });
  }
  const clean = await image.resize(width, height).raw().toBuffer({ resolveWithObject: true });
  if (strength === 0) return clean;
  return sharp(clean.data, { raw: clean.info })
    .composite([{ input: grainFor(width, height, strength), raw: { width, height, channels: 4 } }])
    .raw()
    .toBuffer({ resolveWithObject: true });
}
