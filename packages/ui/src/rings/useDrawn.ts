import { createContext, useContext, useDeferredValue } from 'react';
import { useHydrated } from '../useHydrated.ts';

/** Whether rings are drawn here: not on a slide that nobody has come near. */
export const Drawn = createContext(true);

/**
 * Whether what only decorates is drawn: once the script runs, and on a deck once its slide is near. Drawn when there is
 * time: curves take long to find, and nobody waits for them.
 */
export function useDrawn(): boolean {
  const near = useContext(Drawn);
  return useDeferredValue(useHydrated() && near);
}
