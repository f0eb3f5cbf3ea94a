import { useEffect, useState } from 'react';
import { DECK_DURATIONS_MS } from './deckDurations.ts';

/** Where a deck rests. */
export type Settled = {
  /** The slide that was last at rest: while it is not the current one, a change is being drawn, from this one on. */
  settled: number;
  /** Whether a slide lies beside one that the deck has rested on: it is drawn before it is asked for. */
  near: (place: number) => boolean;
};

/** Follows a deck to its rest after each change. */
export function useSettled(index: number, change: 'slide' | 'reset' | 'none'): Settled {
  const [{ settled, from, to }, setRest] = useState({ settled: index, from: index, to: index });

  useEffect(() => {
    const rest = () =>
      setRest(({ from, to }) => ({
        settled: index,
        from: Math.min(from, index - 1),
        to: Math.max(to, index + 1),
      }));
    const timer = setTimeout(rest, DECK_DURATIONS_MS[change]);
    return () => clearTimeout(timer);
  }, [index, change]);

  return { settled, near: (place) => place >= from && place <= to };
}
