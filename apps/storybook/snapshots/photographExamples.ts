import type { Browser, Page } from 'playwright';
import { type Judge, judgePicture, type Verdict } from './comparePictures.ts';
import { makePage, openExample, takePicture } from './examplePage.ts';
import { DESKTOP, type PictureWindow, windowsFor } from './pictureWindows.ts';
import { halved } from './pixels.ts';
import type { Example } from './run.ts';

/** Takes and judges the pictures of all examples, in `pageCount` pages at the same time. */
export async function takePictures(
  browser: Browser,
  examples: readonly Example[],
  judge: Judge,
  pageCount: number,
): Promise<Taken[]> {
  const waiting = [...examples];
  const taken: Taken[] = [];
  await Promise.all(
    Array.from({ length: pageCount }, async () => {
      const page = await makePage(browser);
      for (let example = waiting.shift(); example; example = waiting.shift())
        taken.push(...(await photographExample(page, example, judge)));
    }),
  );
  return taken;
}

/** Name of a picture (`phone/controls-tag--default`) and its result. */
type Taken = { name: string; verdict: Verdict };

/** Examples whose place in the window is found when they appear: notices, and the map of circles. */
const PLACED = /notice|hint|circle-map/;

/**
 * Takes and judges the pictures of an example in each of its windows. An example with an interaction test is opened again for
 * each window, as what the test did was for the first, and so is one that is `PLACED`. An example that does not open counts as
 * a failed picture.
 */
async function photographExample(page: Page, { id, plays }: Example, judge: Judge): Promise<Taken[]> {
  const open = async (window: PictureWindow) => {
    await page.setViewportSize(window);
    return openExample(page, judge.storybook, id);
  };
  const taken: Taken[] = [];
  let window = DESKTOP;
  try {
    const windows = windowsFor(await open(window));
    for (window of windows) {
      if (window !== DESKTOP) await (plays || PLACED.test(id) ? open(window) : page.setViewportSize(window));
      const name = `${window.name}/${id}`;
      const picture = await takePicture(page);
      // Whole pages on a desktop would be two thirds of all pixels, and their components have large pictures already.
      const small = id.startsWith('pages-') && window.width > 1000;
      taken.push({ name, verdict: await judgePicture(name, small ? halved(picture) : picture, judge) });
    }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    taken.push({ name: `${window.name}/${id}`, verdict: { kind: 'failed', words } });
  }
  return taken;
}
