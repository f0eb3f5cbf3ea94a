import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PicturePlan } from '../media/createPlanner.ts';
import { drawPicture } from './drawPicture.ts';
import { encodePicture } from './encodePicture.ts';

/** One picture at one width: two files. */
export type BakeTask = { plan: PicturePlan; width: number };

/** The two files of a task, relative to the folder of media: `pictures/people/First_Last.1a2b3c4d-320.avif`. */
export function filesOf({ plan, width }: BakeTask): { avif: string; webp: string } {
  const stem = `${plan.picture.src.replace('/media/', '')}-${width}`;
  return { avif: `${stem}.avif`, webp: `${stem}.webp` };
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
  const { avif, webp } = filesOf(task);
  if ((await exists(join(cache, avif))) && (await exists(join(cache, webp)))) return 'cached';
  const encoded = await encodePicture(await drawPicture(task.plan, task.width), task.plan.settings);
  await writeWhole(join(cache, avif), encoded.avif);
  await writeWhole(join(cache, webp), encoded.webp);
  return 'baked';
}
