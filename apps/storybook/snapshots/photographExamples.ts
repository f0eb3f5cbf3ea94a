import type { Browser, Page } from 'playwright';
import { compareWithAccepted, type SnapshotOptions, type SnapshotResult } from './comparePictures.ts';
import { makePage, openExample, takePicture } from './examplePage.ts';
import { DESKTOP, type PictureWindow, windowsFor } from './pictureWindows.ts';
import { halved } from './pixels.ts';
import type { Example } from './run.ts';

/** Takes and compares the pictures of all examples, in `pageCount` pages at the same time. */
export async function takePictures(
  browser: Browser,
  examples: readonly Example[],
  options: SnapshotOptions,
  pageCount: number,
): Promise<Snapshot[]> {
  const waiting = [...examples];
  const taken: Snapshot[] = [];
  await Promise.all(
    Array.from({ length: pageCount }, async () => {
      const page = await makePage(browser);
      for (let example = waiting.shift(); example; example = waiting.shift())
        taken.push(...(await photographExample(page, example, options)));
    }),
  );
  return taken;
}

/** Name of a picture (`phone/controls-tag--default`) and its result. */
type Snapshot = { name: string; result: SnapshotResult };

/** Examples whose place in the window is found when they appear: notices, and the map of circles. */
const PLACED = /notice|hint|circle-map/;

/**
 * Takes and compares the pictures of an example in each of its windows. Opens an example with an interaction test again for each
 * window, because the test acts on the page of one window. Does the same for one that is `PLACED`. An example that does not open
 * is a failed picture.
 */
async function photographExample(
  page: Page,
  { id, plays }: Example,
  options: SnapshotOptions,
): Promise<Snapshot[]> {
  const open = async (window: PictureWindow) => {
    await page.setViewportSize(window);
    return openExample(page, options.storybook, id);
  };
  const taken: Snapshot[] = [];
  let window = DESKTOP;
  try {
    const windows = windowsFor(await open(window));
    for (window of windows) {
      if (window !== DESKTOP) await (plays || PLACED.test(id) ? open(window) : page.setViewportSize(window));
      const name = `${window.name}/${id}`;
      const { first, atRest } = await takePicture(page);
      // Whole pages on a desktop would be two thirds of all pixels, and their components have large pictures already.
      const isSmall = id.startsWith('pages-') && window.width > 1000;
      const shots = isSmall
        ? { first: halved(first), atRest: async () => halved(await atRest()) }
        : { first, atRest };
      taken.push({ name, result: await compareWithAccepted(name, shots, options) });
    }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    taken.push({ name: `${window.name}/${id}`, result: { kind: 'failed', words } });
  }
  return taken;
}
