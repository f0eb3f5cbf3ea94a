import { afterPaint } from '../after-paint/afterPaint.ts';

/** Items of lists that are locked or unlocked in one frame. */
const AT_ONCE = 4;

/**
 * Locks a slide with `inert`, or unlocks it: its items of lists (circles) four a frame, what stands between them at once.
 * Browsers find the styles of everything that is locked or unlocked anew, and a slide has a hundred elements. A slide that
 * is left out has no styles yet, and is locked whole. Returns a function that stops what is still to be done.
 */
export function lockSlide(slide: HTMLElement, locked: boolean): () => void {
  const items = slide.dataset.shown ? [...slide.querySelectorAll('li')] : [];
  if (slide.inert && !locked) {
    // Below a slide that is locked they are locked already: this costs nothing.
    for (const item of items) item.inert = true;
    slide.inert = false;
  }
  const rest = items.filter(({ inert }) => inert !== locked);
  let stop = () => {};
  function goOn() {
    for (const item of rest.splice(0, AT_ONCE)) item.inert = locked;
    if (rest.length > 0) stop = afterPaint(goOn);
    else slide.inert = locked;
  }
  if (locked) goOn();
  else stop = afterPaint(goOn);
  return () => stop();
}
