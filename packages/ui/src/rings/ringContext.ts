import { createContext, useContext, useDeferredValue } from 'react';
import { useHydrated } from '../useHydrated.ts';
import type { Growth } from './rings.ts';

/** Whether rings are drawn here: not on a slide that nobody has come near, nor on a page before its words. Default true. */
export const Drawn = createContext(true);

/**
 * The shape of what only decorates once it is drawn, false before: once the script runs, on a deck once its slide is near,
 * and never in the first frame of what comes: curves take long to find and to draw, and nobody waits for them.
 */
export function useDrawn(): RingShapeValue | false {
  const near = useContext(Drawn);
  const shape = useContext(RingShape);
  return useDeferredValue(useHydrated() && near && shape, false);
}

/** Changes how a family of rings grows. */
export type RingShapeValue = (growth: Growth) => Growth;

/** The shape of fields and barks inside it; hand it the same function as long as nothing changes. Default: the kit's. */
export const RingShape = createContext<RingShapeValue>((growth) => growth);
