import { useEffect, useState } from 'react';
import { DECK_DURATIONS_MS } from './deckDurations.ts';

/** A change is over this long after its time, in ms: it is drawn from the frame that comes next. */
const LAST_FRAMES_MS = 100;

/** The slide that was last at rest: while it is not the current one, a change is being drawn, from this one on. */
export function useSettled(index: number, change: 'slide' | 'reset' | 'none'): number {
  const [settled, setSettled] = useState(index);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(index), DECK_DURATIONS_MS[change] + LAST_FRAMES_MS);
    return () => clearTimeout(timer);
  }, [index, change]);

  return settled;
}
