import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isPinchZoomed } from '../pinchZoom.ts';
import { endStep } from './endStep.ts';
import { inReadingOrder } from './inReadingOrder.ts';
import { listenToDeck } from './listenToDeck.ts';
import { makeWheelReader } from './wheelReader.ts';

/** What gestures need to know of a deck. */
type Target = { index: number; count: number; onIndexChange: (change: { index: number }) => void };

/** Keys, swipe and wheel as wishes for another slide, for as long as the deck is on the page. */
export function useDeckGestures(ref: RefObject<HTMLElement | null>, target: Target): void {
  const latest = useRef(target);
  // Before the next event, whatever else is waiting: a step from the slide before would lead to the slide that is shown.
  useLayoutEffect(() => {
    latest.current = target;
  });

  // In the task that draws the slides: a key that is pressed as soon as they are seen counts.
  useLayoutEffect(() => {
    const deck = ref.current;
    if (!deck) return;
    const stop = new AbortController();
    const { signal } = stop;
    const move = (by: number) => {
      const { index, count, onIndexChange } = latest.current;
      const next = Math.min(count - 1, Math.max(0, index + by));
      if (next !== index) onIndexChange({ index: next });
    };
    const step = (by: number) => move(inReadingOrder(by, deck));
    listenToDeck(deck, step, signal);
    document.addEventListener(
      'keydown',
      (event) => {
        const by = endStep(event, deck);
        if (by === 0) return;
        event.preventDefault();
        move(by);
      },
      { signal },
    );

    const readWheel = makeWheelReader();
    deck.addEventListener(
      'wheel',
      (event) => {
        if (isPinchZoomed()) return;
        const { horizontal, by } = readWheel(event);
        if (!horizontal) return;
        // The browser would go back in history.
        event.preventDefault();
        if (by !== 0) step(by);
      },
      { signal, passive: false },
    );
    return () => stop.abort();
  }, [ref]);
}
