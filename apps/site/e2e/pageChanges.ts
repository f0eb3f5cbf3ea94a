import { expect, type Page } from '@playwright/test';

/** Result of a press on a link to another page. */
export type PageChange = {
  /** Frames from the press until the new title is in the document. */
  frames: number;
  /** Opacity of the title in that frame, from 0 to 1, with that of the elements around it. */
  opacity: number;
  /** Number of pictures that move from page to page in the next frame. */
  shared: number;
};

type RecordingWindow = Window & { changes: PageChange[]; viewTransitions: number };

/** For `page.addInitScript`: records how each press on a link changes the page, frame by frame. */
export function notePageChanges() {
  const changes: PageChange[] = [];
  const recording = Object.assign(window, { changes, viewTransitions: 0 });
  const start = Document.prototype.startViewTransition;
  Document.prototype.startViewTransition = function (...options) {
    recording.viewTransitions += 1;
    return start.apply(this, options);
  };
  const titleOf = () => document.querySelector('main [data-current] h1, main h1');
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const watch = () => {
    const before = titleOf();
    let frames = 0;
    const look = () => {
      const title = titleOf();
      if (title === before || !title) {
        frames += 1;
        if (frames < 600) requestAnimationFrame(look);
        return;
      }
      const change = { frames, opacity: opacityOf(title), shared: 0 };
      requestAnimationFrame(() => {
        changes.push({ ...change, shared: document.querySelectorAll('.in-transit').length });
      });
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', watch, { capture: true });
  addEventListener('popstate', watch);
}

/** Waits for the change of this number, from 1. */
export async function pageChange(page: Page, number: number): Promise<PageChange> {
  const noted = () => page.evaluate(() => (window as unknown as RecordingWindow).changes);
  await expect.poll(async () => (await noted()).length).toBeGreaterThanOrEqual(number);
  const change = (await noted())[number - 1];
  if (!change) throw new Error(`There was no change ${number}.`);
  return change;
}

/** Returns the number of view transitions that pages have started. */
export function picturedPages(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as RecordingWindow).viewTransitions);
}

/** Notes the keyframes of animations that start from now on, and returns a function that reads them. */
export async function noteAnimations(page: Page): Promise<() => Promise<string[]>> {
  const started = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener('animationstart', ({ animationName }) => names.push(animationName));
    return names;
  });
  return () => started.jsonValue();
}
