import { growRings } from './growRings.ts';
import { ringPath } from './ring.ts';

/**
 * Bark around a photo that fills a circle of radius 100 around (0, 0): `rest`, the three rings that are always there,
 * and `grown`, the two more of hover and focus. `step` is the mean gap between them.
 */
export function barkPath(seed: number, step: number): { rest: string; grown: string } {
  const rings = growRings({ cx: 0, cy: 0, from: 101, step, count: 5, seed, lean: 0.5, wobble: 0.0085 });
  const paths = rings.map((ring) => ringPath(ring));
  return { rest: paths.slice(0, 3).join(''), grown: paths.slice(3).join('') };
}
