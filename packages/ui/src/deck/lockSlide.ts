import { afterPaint } from '../after-paint/afterPaint.ts';

/** Items of lists that are locked or unlocked in one frame. */
const AT_ONCE = 3;

/**
 * Locks a slide with `inert`, or unlocks it: items of its lists (circles) three a frame, what stands between them at once.
 * Browsers find the styles of all that is locked or unlocked anew, a hundred elements a slide; what is inert by itself they
 * leave alone when what is around it changes. A slide that is left out has no styles yet, and is locked whole. Returns a
 * function that stops what is still to be done.
 */
export function lockSlide(slide: HTMLElement, locked: boolean): () => void {
  const items = [...slide.querySelectorAll('li')];
  const atOnce = slide.dataset.shown ? AT_ONCE : items.length;
  let stop = () => {};
  function goOn() {
    for (const item of items.splice(0, atOnce)) item.inert = locked;
    if (items.length > 0) stop = afterPaint(goOn);
    else slide.inert = locked;
  }
  if (!locked && slide.inert) {
    for (const item of items) item.inert = true;
    slide.inert = false;
    stop = afterPaint(goOn);
  } else goOn();
  return () => stop();
}
