import type { Ring } from './ring.ts';

/** How a family of rings grows around one place. Lengths in the units of the drawing. */
export type Growth = {
  cx: number;
  cy: number;
  /** Radius that growth starts from; the first ring lies one gap outside. */
  from: number;
  /** Mean gap between neighbours. */
  step: number;
  count: number;
  seed: number;
  /** Share of the growth by which each ring leans to the upper right: below .5, so that rings never cross. */
  lean: number;
  wobble?: number;
};

const SLOPE = Math.SQRT1_2;

/** Rings around a place, innermost first: uneven gaps, leaning to the upper right, where the light is; never crossing. */
export function growRings({ cx, cy, from, step, count, seed, lean, wobble = 0.013 }: Growth): Ring[] {
  let radius = from;
  return Array.from({ length: count }, (_, index) => {
    radius += step * (1 + 0.42 * Math.sin(2.1 * index + 3 * seed));
    const shift = lean * (radius - from) * SLOPE;
    return { cx: cx + shift, cy: cy - shift, radius, seed, index, wobble };
  });
}
