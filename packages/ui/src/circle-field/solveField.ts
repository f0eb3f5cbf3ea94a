import { findCollisions } from './findCollisions.ts';
import {
  type Box,
  type CircleToPlace,
  type FieldShape,
  type PlacedCircle,
  placeCircles,
} from './placeCircles.ts';

/** A field and its circles. Lengths in px. */
export type FieldProblem = {
  width: number;
  height: number;
  shape: FieldShape;
  circles: readonly CircleToPlace[];
  /** Boxes that no photo and no tag may touch, from the top left of the field. Default none. */
  keepOut?: readonly Box[];
};

/** `placed` with a factor for each diameter, or `grid`: two columns in the flow. */
export type FieldSolution =
  | { layout: 'placed'; shrinks: number[]; circles: PlacedCircle[] }
  | { layout: 'grid' };

const STEP = 0.9;
const STEPS = 3;
/** Smallest diameter of a photo on phones, px: smaller ones are hard to press. */
const LEAST = 104;

/** Solves collisions of photos, tags and faces: circles that collide shrink by 10%, three times at most; else the layout is the grid. */
export function solveField({ circles, keepOut = [], ...field }: FieldProblem): FieldSolution {
  const steps = circles.map(() => 0);
  for (let round = 0; round <= STEPS * circles.length; round += 1) {
    const shrinks = steps.map((count) => STEP ** count);
    const placed = placeCircles(
      circles.map((circle, index) => ({ ...circle, shrink: shrinks[index] ?? 1 })),
      field,
    );
    const hit = findCollisions(placed, field, keepOut);
    if (hit.length === 0) return { layout: 'placed', shrinks, circles: placed };

    const shrinkable = hit.filter((index) => {
      const d = placed[index]?.d ?? 0;
      return (steps[index] ?? STEPS) < STEPS && (field.shape !== 'phone' || d * STEP >= LEAST);
    });
    if (shrinkable.length === 0) return { layout: 'grid' };
    for (const index of shrinkable) steps[index] = (steps[index] ?? 0) + 1;
  }
  return { layout: 'grid' };
}
