import type { Browser } from 'playwright';
import type { Judge } from './judgePicture.ts';
import { makePage } from './makePage.ts';
import { photographExample, type Taken } from './photographExample.ts';

/** Photographs every example and judges each picture. `hands` pages work at the same time. */
export async function takePictures(
  browser: Browser,
  ids: readonly string[],
  judge: Judge,
  hands: number,
): Promise<Taken[]> {
  const waiting = [...ids];
  const taken: Taken[] = [];
  await Promise.all(
    Array.from({ length: hands }, async () => {
      const page = await makePage(browser);
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
        taken.push(...(await photographExample(page, id, judge)));
    }),
  );
  return taken;
}
