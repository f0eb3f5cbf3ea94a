import { useEffect, useRef } from 'react';
import { takeEarlyInput } from '../prehydration/input.ts';

/** Hands on, once, what was chosen in the selects of these names before the page was hydrated. */
export function useEarlyChoices(names: readonly string[], choose: (changes: Record<string, string>) => void) {
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    const early = takeEarlyInput(names);
    // The router takes no orders until it has started, which it does after this effect.
    if (Object.keys(early).length > 0) setTimeout(choose, 0, early);
  }, [names, choose]);
}
