import type { Page } from 'playwright';
import { halved } from './halved.ts';
import { type Judge, judgePicture, type Verdict } from './judgePicture.ts';
import { openExample } from './openExample.ts';
import { DESKTOP, type PictureWindow, windowsFor } from './pictureWindows.ts';
import { takePicture } from './takePicture.ts';

/** A picture by name (`phone/controls-tag--default`) and what became of it. */
export type Taken = { name: string; verdict: Verdict };

/** Photographs an example in each of its windows and judges the pictures. One that does not open is a failed picture. */
export async function photographExample(page: Page, id: string, judge: Judge): Promise<Taken[]> {
  const open = async (window: PictureWindow) => {
    await page.setViewportSize(window);
    return openExample(page, judge.workshop, id);
  };
  const taken: Taken[] = [];
  let window = DESKTOP;
  try {
    const windows = windowsFor(await open(window));
    for (window of windows) {
      if (window !== DESKTOP) await open(window);
      const name = `${window.name}/${id}`;
      const picture = await takePicture(page);
      // Whole pages on a desktop are two thirds of all pixels, and made of parts that have large pictures of their own.
      const small = id.startsWith('pages-') && window.width > 1000;
      taken.push({ name, verdict: await judgePicture(name, small ? halved(picture) : picture, judge) });
    }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    taken.push({ name: `${window.name}/${id}`, verdict: { kind: 'failed', words } });
  }
  return taken;
}
