import { useEffect, useState } from 'react';
import { DECK_DURATIONS_MS } from './deckDurations.ts';

/** Whether a change of slide is being drawn: layers are lifted to the compositor for that time and no longer. */
export function useMoving(index: number, change: 'slide' | 'reset' | 'none'): boolean {
  const [settled, setSettled] = useState(index);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(index), DECK_DURATIONS_MS[change]);
    return () => clearTimeout(timer);
  }, [index, change]);

  return settled !== index;
}
