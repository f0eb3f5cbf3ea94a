import { growRings } from './growRings.ts';
import type { RingShapeValue } from './RingShape.ts';
import { ringsPath } from './ringsPath.ts';

/**
 * Bark around a photo that fills a circle of radius 100 around (0, 0): `rest`, the three rings that are always there,
 * and `grown`, the two more of hover and focus. `step` is the mean gap between them. A `shape` may have fewer.
 */
export function barkPath(seed: number, step: number, shape: RingShapeValue): { rest: string; grown: string } {
  const rings = growRings(shape({ from: 101, step, count: 5, seed, lean: 0.5, wobble: 0.0085 }));
  const rest = rings.splice(0, (rings.length + 1) / 2);
  return { rest: ringsPath(rest), grown: ringsPath(rings) };
}
