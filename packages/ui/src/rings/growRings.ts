import type { Ring } from './ring.ts';

/** How a family of rings grows around one place. Lengths in the units of the drawing. */
export type Growth = {
  /** The place. Default 0, 0. */
  cx?: number;
  cy?: number;
  /** Radius that growth starts from; the first ring lies one gap outside. */
  from: number;
  /** Mean gap between neighbours. */
  step: number;
  count: number;
  seed: number;
  /** Share of the growth by which each ring leans to the upper right: below .5, so that rings never cross. */
  lean: number;
  /** As of a ring. */
  wobble?: number;
  square?: number;
};

/** Rings around a place, innermost first: uneven gaps, leaning to the upper right, where the light is; never crossing. */
export function growRings({ cx = 0, cy = 0, from, step, count, lean, ...rest }: Growth): Ring[] {
  let grown = 0;
  return Array.from({ length: count }, (_, index) => {
    grown += step * (1 + 0.42 * Math.sin(2.1 * index + 3 * rest.seed));
    const shift = lean * grown * Math.SQRT1_2;
    return { ...rest, cx: cx + shift, cy: cy - shift, radius: from + grown, index };
  });
}
