import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { keyStep } from './keyStep.ts';
import { swipeStep } from './swipeStep.ts';
import { makeWheelReader } from './wheelReader.ts';

/** What gestures need to know of a deck. */
type Target = { index: number; count: number; onIndexChange: (change: { index: number }) => void };

/**
 * Arrow keys, swipe and horizontal wheel as steps from slide to slide. Vertical scroll, zoom, fields, dialogs and other
 * decks on the page keep their own input.
 */
export function useDeckGestures(ref: RefObject<HTMLElement | null>, target: Target): void {
  const latest = useRef(target);
  // Before the next event, whatever else is waiting: a step from the slide before would lead to the slide that is shown.
  useLayoutEffect(() => {
    latest.current = target;
  });

  useEffect(() => {
    const deck = ref.current;
    if (!deck) return;
    const stop = new AbortController();
    const { signal } = stop;
    const rtl = () => getComputedStyle(deck).direction === 'rtl';
    const step = (by: number) => {
      const { index, count, onIndexChange } = latest.current;
      const next = Math.min(count - 1, Math.max(0, index + by));
      if (next !== index) onIndexChange({ index: next });
    };

    document.addEventListener(
      'keydown',
      (event) => {
        const by = keyStep(event, deck);
        if (by === 0) return;
        event.preventDefault();
        step(rtl() ? -by : by);
      },
      { signal },
    );

    let start: { id: number; x: number; y: number; time: number } | undefined;
    deck.addEventListener(
      'pointerdown',
      (event) => {
        // A mouse selects text; a second finger zooms.
        const swipes = event.pointerType !== 'mouse' && event.isPrimary;
        start = swipes
          ? { id: event.pointerId, x: event.clientX, y: event.clientY, time: event.timeStamp }
          : undefined;
      },
      { signal },
    );
    deck.addEventListener(
      'pointerup',
      (event) => {
        if (start?.id !== event.pointerId) return;
        const by = swipeStep({
          dx: event.clientX - start.x,
          dy: event.clientY - start.y,
          ms: event.timeStamp - start.time,
        });
        start = undefined;
        if (by !== 0) step(rtl() ? -by : by);
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
        if (by !== 0) step(rtl() ? -by : by);
      },
      { signal, passive: false },
    );
    return () => stop.abort();
  }, [ref]);
}
