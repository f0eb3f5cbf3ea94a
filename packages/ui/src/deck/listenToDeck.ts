import { followPinchZoom, isPinchZoomed } from '../pinchZoom.ts';
import { arrowStep } from './arrowStep.ts';
import { swipeStep } from './swipeStep.ts';

/**
 * Arrow keys and swipe as steps from slide to slide, -1 or 1 on the screen. Vertical scroll, zoom, a zoomed page, fields,
 * dialogs and other decks on the page keep their own input. Ends with the signal.
 */
export function listenToDeck(deck: HTMLElement, step: (by: -1 | 1) => void, signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const by = arrowStep(event, deck);
      if (by === 0) return;
      event.preventDefault();
      step(by);
    },
    { signal },
  );

  followPinchZoom(deck, signal);
  let start: PointerEvent | undefined;
  deck.addEventListener(
    'pointerdown',
    (event) => {
      // A mouse selects text; a second finger zooms. What the browser takes over ends without `pointerup`.
      start = event.pointerType !== 'mouse' && event.isPrimary && !isPinchZoomed() ? event : undefined;
    },
    { signal },
  );
  deck.addEventListener(
    'pointerup',
    (event) => {
      if (start?.pointerId !== event.pointerId) return;
      const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
      const ms = event.timeStamp - start.timeStamp;
      const by = swipeStep({ dx, dy, ms });
      if (by !== 0) step(by);
    },
    { signal },
  );
}
