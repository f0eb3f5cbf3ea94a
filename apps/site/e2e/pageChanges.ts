import { expect, type Page } from '@playwright/test';

/** Result of a press on a link to another page. */
export type PageChange = {
  /** Frames from the press until the new title was in the document. */
  frames: number;
  /** Part of the title that could be seen then, from 0 to 1. */
  opacity: number;
  /** Pictures on their way from page to page in the frame after that. */
  shared: number;
};

type Noting = Window & { changes: PageChange[]; pictured: number };

/** For `page.addInitScript`: notes how each press on a link changes the page, frame by frame. */
export function notePageChanges() {
  const changes: PageChange[] = [];
  const noting = Object.assign(window, { changes, pictured: 0 });
  const start = Document.prototype.startViewTransition;
  Document.prototype.startViewTransition = function (...options) {
    noting.pictured += 1;
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
  const noted = () => page.evaluate(() => (window as unknown as Noting).changes);
  await expect.poll(async () => (await noted()).length).toBeGreaterThanOrEqual(number);
  const change = (await noted())[number - 1];
  if (!change) throw new Error(`There was no change ${number}.`);
  return change;
}

/** Number of view transitions that the browser was asked for before the next page came. */
export function picturedPages(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Noting).pictured);
}
