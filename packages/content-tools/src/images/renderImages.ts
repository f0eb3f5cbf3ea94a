import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import { issue, message } from '@tamarack-lowe/content-model/internal/content';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { writeWhole } from '../files/outputFiles.ts';
import { cropArea } from './crop.ts';
import { grain } from './grain.ts';
import type { PicturePlan } from './pictures.ts';
import { LEAST_QUALITY, type RenderSettings, WIDE_FROM_PX } from './settings.ts';

/** Renders pictures in all their widths into the cache. */
export async function renderImages(
  plans: readonly PicturePlan[],
  cache: string,
  onPicture?: (done: number, total: number) => void,
): Promise<void> {
  const limit = limitImages();
  const tasks = tasksOf(plans);
  let done = 0;
  await limit.map(tasks, async (task) => {
    await renderImage(task, cache);
    done += 1;
    onPicture?.(done, tasks.length);
  });
}

/** Returns the names of the files of pictures, relative to the media folder. */
export const imageFiles = (plans: readonly PicturePlan[]): string[] => tasksOf(plans).map(fileOf);

/** Functions by the names of files in the media folder. Each renders its picture into the cache, and resolves to its full path. */
export type MissingImages = ReadonlyMap<string, () => Promise<string>>;

/** Lists the pictures that are not in the cache yet, to be rendered when somebody asks for them. */
export function missingImages(plans: readonly PicturePlan[], cache: string): MissingImages {
  const limit = limitImages();
  return new Map(
    tasksOf(plans).flatMap((task): [string, () => Promise<string>][] => {
      const file = join(cache, fileOf(task));
      if (existsSync(file)) return [];
      const render = async () => {
        await limit(() => renderImage(task, cache)).catch((error: unknown) => {
          // A build of another process may have rendered it meanwhile, and have tidied the cache.
          if (!existsSync(file)) throw error;
        });
        return file;
      };
      return [[fileOf(task), render]];
    }),
  );
}

/** Limits how many pictures are rendered at once. */
function limitImages() {
  // One picture per core is faster than all cores on one picture, because most pictures are small.
  sharp.concurrency(1);
  return pLimit(Math.max(2, availableParallelism()));
}

const tasksOf = (plans: readonly PicturePlan[]) =>
  plans.flatMap((plan): RenderTask[] => plan.settings.widths.map((width) => ({ plan, width })));

/** One picture at one width. */
type RenderTask = { plan: PicturePlan; width: number };

/** Returns the file of a task, relative to the media folder: `pictures/people/First_Last.1a2b3c-320.avif`. */
export function fileOf({ plan, width }: RenderTask): string {
  return `${plan.picture.src.replace('/media/', '')}-${width}.avif`;
}

/** Renders an image into the cache. Skips existing images: their names contain a hash of original and settings. */
export async function renderImage(task: RenderTask, cache: string): Promise<'rendered' | 'cached'> {
  const file = join(cache, fileOf(task));
  if (existsSync(file)) return 'cached';
  await writeWhole(file, await encodeAvif(await renderPixels(task.plan, task.width), task.plan.settings));
  return 'rendered';
}

/** Raw pixels for the encoder. */
type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/** Highest density of librsvg, in dots per inch. */
const DENSEST = 2400;

/** Most pixels of an original, in millions: a file of 1 MB can claim hundreds, and fill the memory of the build. */
const MOST_MEGAPIXELS = 100;

/** Time limit for the pixels of an original, long enough for a busy machine. */
const LIMIT = { seconds: 60 };

/** Options of every original. Its content is not ours. */
const ORIGINAL = { limitInputPixels: MOST_MEGAPIXELS * 1e6 };

/** Lifts black in photographs to plum (#221b36 at 4 %), so that they match the paper of the drawings. */
const PLUM = { r: 0x22, g: 0x1b, b: 0x36 };
const PLUM_LIFT = 0.04;

async function openPhotograph({ original, settings, focal }: PicturePlan): Promise<Sharp> {
  const upright = await sharp(original.file, ORIGINAL)
    .timeout(LIMIT)
    .rotate()
    .toColourspace('srgb')
    .removeAlpha()
    .toBuffer({ resolveWithObject: true });
  const lift = [PLUM.r, PLUM.g, PLUM.b].map((channel) => channel * PLUM_LIFT);
  return sharp(upright.data)
    .extract(cropArea(upright.info, settings.ratio, focal))
    .linear(
      [1, 1, 1].map((full) => full - PLUM_LIFT),
      lift,
    );
}

/** Renders a picture at one width in px, with its grain. Throws a `ContentError` with the name of an original that cannot be read. */
export async function renderPixels(plan: PicturePlan, width: number): Promise<Pixels> {
  const { file, kind } = plan.original;
  try {
    return await renderOriginal(plan, width);
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    const where = `${kind === 'films' ? kind : `pictures/${kind}`}/${basename(file)}`;
    throw new ContentError([issue(where, message('brokenPicture', { reason, most: MOST_MEGAPIXELS }))]);
  }
}

async function renderOriginal(plan: PicturePlan, width: number): Promise<Pixels> {
  const { original, settings } = plan;
  const height = Math.round(width / settings.ratio);
  const strength = width > WIDE_FROM_PX ? settings.grain.wide : settings.grain.small;

  let image: Sharp;
  if (original.photograph) {
    image = await openPhotograph(plan);
  } else if (original.kind === 'films') {
    image = sharp(original.file, ORIGINAL);
  } else {
    const svg = await readFile(original.file);
    const board = Number(/viewBox="[\d.-]+ [\d.-]+ ([\d.]+)/.exec(svg.toString())?.[1] ?? width);
    image = sharp(svg, { ...ORIGINAL, density: Math.min(DENSEST, (72 * width) / board) });
  }
  const clean = await image.timeout(LIMIT).resize(width, height).raw().toBuffer({ resolveWithObject: true });
  if (strength === 0) return clean;
  return sharp(clean.data, { raw: clean.info })
    .composite([{ input: grain(width, height, strength), raw: { width, height, channels: 4 } }])
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Returns the largest AVIF for a width in bytes: the budget of its class in proportion to the area. */
export function budgetFor(settings: RenderSettings, width: number): number {
  const wide = width > WIDE_FROM_PX;
  const area = wide ? (width / 1200) ** 2 : (width / 320) ** 2;
  return Math.round((wide ? settings.budget.wide : settings.budget.small) * area);
}

/** Quality that a busy picture loses per attempt. */
const STEP = 3;

/** Encodes pixels as AVIF. A busy picture loses quality to stay within its budget. */
async function encodeAvif({ data, info }: Pixels, settings: RenderSettings): Promise<Buffer> {
  const wide = info.width > WIDE_FROM_PX;
  const budget = budgetFor(settings, info.width);

  let quality = wide ? settings.avif.wide : settings.avif.small;
  const encode = () =>
    sharp(data, { raw: info })
      .avif({ quality, effort: settings.avif.effort, chromaSubsampling: wide ? '4:2:0' : '4:4:4' })
      .toBuffer();
  let avif = await encode();
  while (avif.length > budget && quality > LEAST_QUALITY) {
    quality -= STEP;
    avif = await encode();
  }
  return avif;
}
