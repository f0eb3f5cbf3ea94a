/** A ring of a step, in a drawing of 200 by 200 with its centre at 0, 0. */
export type HiringRing = { cx: number; cy: number; radius: number };

/** Radius of the first ring: the day of the application. */
const FIRST = 17;
const LARGEST = 100;
/** Least gap between two rings, so that two steps a day apart are still two rings. */
const LEAST_GAP = 6;
/** Share of its growth by which a ring is shifted to the upper right, below 1, so that rings never cross. */
const LEAN = 0.34;

/**
 * Returns a ring for each step, innermost first: the longer the wait before a step, the wider its ring. `days`: usual day of
 * each step, counted from the application.
 */
export function hiringRings(days: readonly number[]): HiringRing[] {
  const last = Math.max(1, days.at(-1) ?? 1);
  const room = LARGEST - FIRST - LEAST_GAP * (days.length - 1);
  return days.map((day, index) => {
    const radius = index === 0 ? FIRST : FIRST + LEAST_GAP * index + (room * day) / last;
    const shift = (LARGEST - radius) * LEAN * Math.SQRT1_2;
    return { cx: -round(shift), cy: round(shift), radius: round(radius) };
  });
}

/**
 * Returns the position of the day of each ring, in percent of the drawing: each on its own ring, clockwise from the upper left, so
 * that no two cover each other, and none hangs over the edge of the outermost ring.
 */
export function dayPlaces(rings: readonly HiringRing[]): { x: number; y: number }[] {
  return rings.map(({ cx, cy, radius }, index) => {
    const angle = ((FROM_DEGREE - (index * SWEEP_DEGREES) / Math.max(1, rings.length - 1)) / 180) * Math.PI;
    const reach = Math.min(radius, LARGEST - DAY_REACH);
    return {
      x: round(50 + (100 * (cx + reach * Math.cos(angle))) / DRAWING),
      y: round(50 + (100 * (cy - reach * Math.sin(angle))) / DRAWING),
    };
  });
}

/** The first day stands at this degree, counter-clockwise from the right; the others follow clockwise. */
const FROM_DEGREE = 150;
const SWEEP_DEGREES = 190;
/** Space of a day from its middle to its end, in the units of the drawing. */
const DAY_REACH = 11;
/** Width of the drawing, with the strokes of the outermost ring. */
const DRAWING = 208;

const round = (value: number) => Math.round(value * 10) / 10;
