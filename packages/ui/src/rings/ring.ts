/** One ring. Lengths in the units of the drawing; y points down. */
export type Ring = {
  cx: number;
  cy: number;
  radius: number;
  /** Turns the wobble; the same seed draws the same ring on every machine. */
  seed: number;
  /** Place among its neighbours: lets the wobble drift slowly from ring to ring. Default 0. */
  index?: number;
  /** Share of the radius by which the ring is uneven. Default .013. */
  wobble?: number;
};

const POINTS = 36;

/**
 * The one function behind every ring of the kit: a closed path of 36 points, Catmull-Rom as cubic Béziers, one
 * decimal. Pure, so that a ring looks the same on the server and in the browser.
 */
export function ringPath(ring: Ring): string {
  const points = ringPoints(ring);
  const at = (place: number) => points[(place + points.length) % points.length] as Point;
  const curves = points.map((from, place) => {
    const to = at(place + 1);
    const before = at(place - 1);
    const after = at(place + 2);
    return `C${pair(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6)} ${pair(
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
    )} ${pair(to.x, to.y)}`;
  });
  return `M${pair(at(0).x, at(0).y)}${curves.join('')}Z`;
}

/** A point of a ring. */
export type Point = { x: number; y: number };

/** The points that a ring runs through, from the right, clockwise on screen. */
export function ringPoints({ cx, cy, radius, seed, index = 0, wobble = 0.013 }: Ring): Point[] {
  return Array.from({ length: POINTS }, (_, place) => {
    const t = (place / POINTS) * 2 * Math.PI;
    const uneven =
      Math.sin(2 * t + seed + 0.07 * index) +
      0.7 * Math.sin(3 * t + 1.7 * seed - 0.05 * index) +
      0.45 * Math.sin(5 * t + 0.6 * seed + 0.03 * index);
    const reach = radius * (1 + wobble * uneven);
    return { x: cx + reach * Math.cos(t), y: cy + reach * Math.sin(t) };
  });
}

function pair(x: number, y: number): string {
  return `${short(x)} ${short(y)}`;
}

/** One decimal, without a trailing zero. */
function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}
