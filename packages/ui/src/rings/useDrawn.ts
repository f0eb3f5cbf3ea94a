import { createContext, useContext, useDeferredValue } from 'react';
import { useHydrated } from '../useHydrated.ts';

/** Whether rings are drawn here: not on a slide that nobody has come near, nor on a page before its words. Default true. */
export const Drawn = createContext(true);

/**
 * Whether what only decorates is drawn: once the script runs, on a deck once its slide is near, and never in the first
 * frame of what comes: curves take long to find and to draw, and nobody waits for them.
 */
export function useDrawn(): boolean {
  const near = useContext(Drawn);
  return useDeferredValue(useHydrated() && near, false);
}
