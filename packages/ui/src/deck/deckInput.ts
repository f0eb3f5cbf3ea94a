import { followPinchZoom, isPinchZoomed } from '../pinchZoom.ts';
import { swipeStep } from './gestures.ts';

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

/** 1 for Right, -1 for Left, 0 when the key is another or not for this deck. */
function arrowStep(event: KeyboardEvent, deck: Element): -1 | 0 | 1 {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  return by !== 0 && isMeantFor(event, deck) ? by : 0;
}

/**
 * Infinite for End and Home, 0 when the key is another, not for this deck, or for something around the focus that
 * scrolls.
 */
export function endStep(event: KeyboardEvent, deck: Element): number {
  const by = event.key === 'End' ? Infinity : event.key === 'Home' ? -Infinity : 0;
  if (by === 0 || !isMeantFor(event, deck)) return 0;
  return scrolls(event.target instanceof Element ? event.target : document.body) ? 0 : by;
}

/** Whether an element or one around it has more than it shows, from top to bottom. */
function scrolls(element: Element | null): boolean {
  if (!element) return false;
  const page = element === element.ownerDocument.scrollingElement;
  const able = page || /auto|scroll/.test(getComputedStyle(element).overflowY);
  return (able && element.scrollHeight > element.clientHeight + 1) || scrolls(element.parentElement);
}

const FIELDS =
  'input, textarea, select, audio, video, dialog, :read-write, [role=listbox], [role=slider], [role=tablist], [role=menu]';

/**
 * Whether a key is for this deck: not typed into a field or a dialog, held with a modifier, already used, or meant for
 * another place with arrow keys (`[data-gt-arrow-keys]`). Focus outside any such place moves the first deck of the page.
 */
function isMeantFor(event: KeyboardEvent, deck: Element): boolean {
  if (event.defaultPrevented) return false;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const target = event.target as Partial<Element>;
  if (target.closest?.(FIELDS)) return false;
  return (target.closest?.('[data-gt-arrow-keys]') ?? document.querySelector('.gt-deck')) === deck;
}
