import { createContext, useContext, useDeferredValue } from 'react';
import { useHydrated } from '../useHydrated.ts';
import { type Growth, growRings, type Ring } from './rings.ts';

/** False while decoration is not rendered: on slides that are not adjacent, and before the text of a page. Default true. */
export const DecorationRendered = createContext(true);

/**
 * Returns false until decorative rings render, then their shape. They render after hydration, on a deck once the slide is
 * adjacent, and never in the first frame, because curves are slow to calculate and to paint.
 */
export function useRingShape(): RingShapeValue | false {
  const adjacent = useContext(DecorationRendered);
  const shape = useContext(RingShape);
  return useDeferredValue(useHydrated() && adjacent && shape, false);
}

/** Function that changes the growth of a family of rings. */
export type RingShapeValue = (growth: Growth) => Growth;

/** Shape of all rings below this provider, except the logo; pass a stable function. Default: the kit's. */
export const RingShape = createContext<RingShapeValue>((growth) => growth);

/** Applies the shape of a brand, its `wobble` and `square`, to a ring that is not part of a family. */
export function shapedRing(ring: Ring, shape: RingShapeValue): Ring {
  return { ...ring, ...growRings(shape({ ...ring, from: ring.radius, step: 0, count: 1, lean: 0 }))[0] };
}
