import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { listenToDeck } from './listenToDeck.ts';

/** What gestures need to know of a deck. */
type Target = { index: number; count: number; onIndexChange: (change: { index: number }) => void };

/** Keys, swipe and wheel as wishes for another slide, for as long as the deck is on the page. */
export function useDeckGestures(ref: RefObject<HTMLElement | null>, target: Target): void {
  const latest = useRef(target);
  // Before the next event, whatever else is waiting: a step from the slide before would lead to the slide that is shown.
  useLayoutEffect(() => {
    latest.current = target;
  });

  useEffect(() => {
    if (!ref.current) return;
    const stop = new AbortController();
    const step = (by: number) => {
      const { index, count, onIndexChange } = latest.current;
      const next = Math.min(count - 1, Math.max(0, index + by));
      if (next !== index) onIndexChange({ index: next });
    };
    listenToDeck(ref.current, step, stop.signal);
    return () => stop.abort();
  }, [ref]);
}
