import { textSize } from './textSize.ts';

/** How many times the text size a window is high at least, for circles to stand at the sides of a ring: 560 px usually. */
const RING_LINES = 35;

/** Words that need more than their window scroll, which only a calm slide keeps from header and controls. */
export function hasRoomForWords(field: HTMLElement): boolean {
  if (field.dataset.kind === 'ring') return window.innerHeight >= RING_LINES * textSize();
  const slide = field.closest('.gt-slide__scroll');
  return !slide || slide.scrollHeight <= slide.clientHeight + 1;
}
