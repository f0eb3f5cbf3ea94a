import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PicturePlan } from '../images/pictures.ts';
import { drawPicture } from '../images/renderImages.ts';
import { encodePicture } from './encodePicture.ts';

/** One picture at one width. */
export type BakeTask = { plan: PicturePlan; width: number };

/** The file of a task, relative to the folder of media: `pictures/people/First_Last.1a2b3c-320.avif`. */
export function fileOf({ plan, width }: BakeTask): string {
  return `${plan.picture.src.replace('/media/', '')}-${width}.avif`;
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Written under another name first: a bake that is broken off leaves no half picture behind. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

/** Bakes a picture into the cache, unless it is there: the names hold a hash of the original and the settings. */
export async function bakePicture(task: BakeTask, cache: string): Promise<'baked' | 'cached'> {
  const file = join(cache, fileOf(task));
  if (await exists(file)) return 'cached';
  await writeWhole(file, await encodePicture(await drawPicture(task.plan, task.width), task.plan.settings));
  return 'baked';
}
