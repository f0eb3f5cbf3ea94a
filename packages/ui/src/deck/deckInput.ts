import { followPinchZoom, isPinchZoomed } from '../pinchZoom.ts';
import { swipeStep } from './gestures.ts';

/**
 * Reports arrow keys and swipes as steps on the screen, -1 or 1. Ignores vertical scroll, zoom, a zoomed page, and input for
 * fields, dialogs and other decks. Stops with the signal. `driveDeck` uses this before React runs, so that this file must
 * not import React.
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

  signal.addEventListener('abort', followPinchZoom(deck));
  let start: PointerEvent | undefined;
  deck.addEventListener(
    'pointerdown',
    (event) => {
      // Not for a mouse, which selects text, nor a second finger, which zooms. Gestures of the browser end without `pointerup`.
      start = event.pointerType !== 'mouse' && event.isPrimary && !isPinchZoomed() ? event : undefined;
    },
    { signal },
  );
  deck.addEventListener(
    'pointerup',
    (event) => {
      if (start?.pointerId !== event.pointerId) return;
      const by = swipeStep({
        dx: event.clientX - start.clientX,
        dy: event.clientY - start.clientY,
        ms: event.timeStamp - start.timeStamp,
      });
      if (by !== 0) step(by);
    },
    { signal },
  );
}

/** Returns 1 for Right, -1 for Left, 0 for other keys and for keys that are not for this deck. */
function arrowStep(event: KeyboardEvent, deck: Element): -1 | 0 | 1 {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  return isForDeck(event, deck) ? by : 0;
}

/**
 * Returns Infinity for End, -Infinity for Home; 0 for other keys, for keys that are not for this deck, and where an element
 * around the focus scrolls.
 */
export function endStep(event: KeyboardEvent, deck: Element): number {
  const by = event.key === 'End' ? Infinity : event.key === 'Home' ? -Infinity : 0;
  if (by === 0 || !isForDeck(event, deck)) return 0;
  return scrolls(event.target instanceof Element ? event.target : document.body) ? 0 : by;
}

/** True if the element or an ancestor scrolls vertically. */
function scrolls(element: Element | null): boolean {
  if (!element) return false;
  const page = element === element.ownerDocument.scrollingElement;
  const able = page || /auto|scroll/.test(getComputedStyle(element).overflowY);
  return (able && element.scrollHeight > element.clientHeight + 1) || scrolls(element.parentElement);
}

const FIELDS =
  'input, textarea, select, audio, video, dialog, :read-write, [role=listbox], [role=slider], [role=tablist], [role=menu]';

/**
 * True if a key is for this deck: not in a field or a dialog, without modifier keys, not handled yet, and not in another
 * element with arrow keys (`[data-gt-arrow-keys]`). Keys outside of such elements are for the first deck of the page.
 */
function isForDeck(event: KeyboardEvent, deck: Element): boolean {
  if (event.defaultPrevented) return false;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const target = event.target as Partial<Element>;
  if (target.closest?.(FIELDS)) return false;
  return (target.closest?.('[data-gt-arrow-keys]') ?? document.querySelector('.gt-deck')) === deck;
}
