import { useMemo } from 'react';
import { type RingShapeValue, useRingShape } from '../rings/ringContext.ts';
import { growRings, ringsPath } from '../rings/rings.ts';

/**
 * Returns the bark of a seed, memoized because its paths have thousands of characters. `step` is the mean gap between rings,
 * in percent of the photo's radius. False until rings render (`useRingShape`).
 */
export function useBark(seed: number, step = 5.2): ReturnType<typeof barkPath> | false {
  const shape = useRingShape();
  return useMemo(() => shape && barkPath(seed, step, shape), [shape, seed, step]);
}

/**
 * Bark around a photo that fills a circle of radius 100 around (0, 0): `rest`, the three rings that are always visible, and
 * `grown`, the two more of hover and focus. `step` is the mean gap between them. A `shape` may have fewer.
 */
export function barkPath(seed: number, step: number, shape: RingShapeValue): { rest: string; grown: string } {
  const rings = growRings(shape({ from: 101, step, count: 5, seed, lean: 0.5, wobble: 0.0085 }));
  const rest = rings.splice(0, (rings.length + 1) / 2);
  return { rest: ringsPath(rest), grown: ringsPath(rings) };
}
