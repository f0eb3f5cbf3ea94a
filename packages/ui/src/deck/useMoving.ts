import { useEffect, useState } from 'react';
import { MOTION_SCORE } from '../motion-score.ts';

/** Whether a change of slide is being drawn: layers are lifted to the compositor for that time and no longer. */
export function useMoving(index: number, change: 'slide' | 'reset' | 'none'): boolean {
  const [settled, setSettled] = useState(index);

  useEffect(() => {
    const wait =
      change === 'none' ? 0 : MOTION_SCORE[change === 'slide' ? 'slide' : 'slide-reset'].durationMs;
    const timer = setTimeout(() => setSettled(index), wait);
    return () => clearTimeout(timer);
  }, [index, change]);

  return settled !== index;
}
