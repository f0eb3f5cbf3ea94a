import { keyStep } from './keyStep.ts';
import { swipeStep } from './swipeStep.ts';
import { makeWheelReader } from './wheelReader.ts';

/**
 * Arrow keys, Home and End, swipe and horizontal wheel as steps from slide to slide: -1 or 1 in the direction of reading,
 * infinite to an end. Vertical scroll, zoom, fields, dialogs and other decks on the page keep their own input. Ends with
 * the signal.
 */
export function listenToDeck(deck: HTMLElement, step: (by: number) => void, signal: AbortSignal): void {
  const stepOnScreen = (by: number) => {
    const turned = Number.isFinite(by) && getComputedStyle(deck).direction === 'rtl';
    if (by !== 0) step(turned ? -by : by);
  };

  document.addEventListener(
    'keydown',
    (event) => {
      const by = keyStep(event, deck);
      if (by === 0) return;
      event.preventDefault();
      stepOnScreen(by);
    },
    { signal },
  );

  let start: PointerEvent | undefined;
  deck.addEventListener(
    'pointerdown',
    (event) => {
      // A mouse selects text; a second finger zooms.
      start = event.pointerType !== 'mouse' && event.isPrimary ? event : undefined;
    },
    { signal },
  );
  deck.addEventListener(
    'pointerup',
    (event) => {
      if (start?.pointerId !== event.pointerId) return;
      const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
      const ms = event.timeStamp - start.timeStamp;
      start = undefined;
      stepOnScreen(swipeStep({ dx, dy, ms }));
    },
    { signal },
  );
  deck.addEventListener(
    'pointercancel',
    () => {
      start = undefined;
    },
    { signal },
  );

  const readWheel = makeWheelReader();
  deck.addEventListener(
    'wheel',
    (event) => {
      const { horizontal, by } = readWheel(event);
      if (!horizontal) return;
      // The browser would go back in history.
      event.preventDefault();
      stepOnScreen(by);
    },
    { signal, passive: false },
  );
}
