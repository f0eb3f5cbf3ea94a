import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { PicturePlan } from '../images/pictures.ts';
import { type BakeTask, bakePicture, fileOf } from './bakePicture.ts';

/** Bakes pictures in all their widths into the cache, and gives the names of their files there. */
export async function bakePictures(
  plans: readonly PicturePlan[],
  cache: string,
  onPicture?: (done: number, total: number) => void,
): Promise<string[]> {
  // One picture per core is quicker than all cores on one picture: most pictures are small.
  sharp.concurrency(1);
  const limit = pLimit(Math.max(2, availableParallelism()));
  const tasks = plans.flatMap((plan): BakeTask[] => plan.settings.widths.map((width) => ({ plan, width })));
  let done = 0;
  await limit.map(tasks, async (task) => {
    await bakePicture(task, cache);
    done += 1;
    onPicture?.(done, tasks.length);
  });
  return tasks.map(fileOf);
}
